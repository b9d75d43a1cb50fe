worked-out = { $stands } ({ $parts })
