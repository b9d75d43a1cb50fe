# The published site: whole editions, copies on the device, old numbers.

laws-print = The whole edition for printing
laws-akn = The whole edition as Akoma Ntoso (XML)
number-leads = { $number } leads to { $now }

nav-offline = Use without a connection
offline-about = Keep this language on your device: the Laws in every edition, the questions, the glossary and the cases. They then open without a connection, for as long as you keep them.
offline-none = Pages kept on this device open without a connection; the others open once there is a connection again.
offline-save = Keep this language
offline-update = Bring up to date
offline-remove = Remove from the device
offline-saving = Saving: { $done } of { $all }
offline-saved = Saved on { $date }.
offline-newer = There is a newer version.
offline-failed = Not everything could be kept. What has been kept stays; try again with a connection.
offline-copy = This is a copy saved on { $date }.
offline-folder = As a folder
offline-folder-about = The whole site also works from a folder, without a server: unpack it and open index.html.
offline-bundle = Download the whole site
