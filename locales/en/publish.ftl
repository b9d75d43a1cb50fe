# The published site: whole editions, copies on the device, old numbers.

laws-print = The whole edition for printing
laws-akn = The whole edition as Akoma Ntoso (XML)
number-leads = { $number } leads to { $now }

nav-offline = Use without a connection
offline-about = Keep this language on your device: the Laws in every edition, the questions, the glossary and the cases. They then open without a connection, for as long as you keep them.
offline-none = Pages that were kept open without a connection; others open when there is one again.
offline-save = Keep this language
offline-update = Bring up to date
offline-remove = Remove from the device
offline-saving = Being kept: { $done } of { $all }
offline-saved = Saved on { $date }.
offline-newer = There is a newer state.
offline-failed = It could not all be kept. What is here stays; try again with a connection.
offline-copy = This is a copy saved on { $date }.
offline-folder = As a folder
offline-folder-about = The whole site also works from a folder, without a server: unpack it and open index.html.
offline-bundle = Download the whole site
