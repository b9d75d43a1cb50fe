# El sitio publicado: ediciones enteras, copias en el dispositivo, números antiguos.

laws-print = La edición entera para imprimir
laws-akn = La edición entera en Akoma Ntoso (XML)
number-leads = { $number } lleva a { $now }

nav-offline = Sin conexión
offline-about = Guarde este idioma en su dispositivo: las Leyes en todas las ediciones, las preguntas, el glosario y los casos. Después se abren sin conexión mientras los conserve.
offline-none = Las páginas guardadas se abren sin conexión; las demás, cuando vuelva a haberla.
offline-save = Guardar este idioma
offline-update = Actualizar
offline-remove = Quitar del dispositivo
offline-saving = Guardando: { $done } de { $all }
offline-saved = Guardado el { $date }.
offline-newer = Hay una versión más reciente.
offline-failed = No se pudo guardar todo. Lo que hay se conserva; inténtelo de nuevo con conexión.
offline-copy = Esta es una copia guardada el { $date }.
offline-folder = Como carpeta
offline-folder-about = El sitio entero funciona también desde una carpeta, sin servidor: descomprímala y abra index.html.
offline-bundle = Descargar el sitio entero
