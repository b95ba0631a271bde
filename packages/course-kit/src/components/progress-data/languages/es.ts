import type { AccountDeletionMessages } from '../account-deletion.messages.js';
import type { ProgressImportMessages } from '../progress-import.messages.js';

/** Deleting an account, in Spanish. */
export const spanishAccountDeletion = {
  question: '¿Eliminar tu cuenta?',
  goes: 'Tu cuenta se elimina con todo lo que contiene:',
  goesProfile: 'tu dirección de correo y tu nombre; se cierra tu sesión en todos los dispositivos',
  goesProgress: 'tu progreso, también en este navegador, y los cambios que aún no se han guardado',
  goesAttempts: 'las respuestas y los resultados de tus pruebas, y tus flujos comprobados',
  certificates: 'Tus certificados',
  certificatesGo: 'Eliminarlos también',
  certificatesStay: 'Dejarlos para quienes los verifican',
  certificatesStayHint:
    'El nombre, el curso, el nivel, la puntuación y la fecha quedan tal como se emitieron. Ya no pertenecen a ninguna cuenta, así que no podrás eliminarlos más adelante.',
  email: 'Tu dirección de correo',
  emailHint: 'Para confirmar, escribe {email}',
  otherAddress: 'Esta no es la dirección de correo de tu cuenta.',
  irreversible: 'Esta acción no se puede deshacer.',
  exportFirst: 'Exportar antes',
  exporting: 'Exportando…',
  exported: 'Exportado como {file}.',
  'exported-in-part':
    'Exportado como {file}, pero no completo: no se pudo leer una parte. Inténtalo más tarde para obtener el archivo completo.',
  cancel: 'Cancelar',
  confirm: 'Eliminar mi cuenta',
  deleting: 'Eliminando…',
  failed: 'No se pudo eliminar tu cuenta. Comprueba que tienes conexión e inténtalo de nuevo.',
  'signed-out': 'Ya no has iniciado sesión. Inicia sesión e inténtalo de nuevo.',
  deletedTitle: 'Cuenta eliminada',
  deleted: 'Se ha eliminado todo lo que contenía.',
  deletedWithoutCertificates:
    'Se ha eliminado todo lo que contenía. Tus certificados quedan para quienes los verifican.',
} satisfies AccountDeletionMessages;

/** Importing an exported file, in Spanish. */
export const spanishProgressImport = {
  question: '¿Importar este progreso?',
  adds: 'El archivo se exportó el {date}. Se añade lo siguiente:',
  level: 'Nivel {level}: {title}',
  tasks: { one: '{count} tarea', many: '{count} de tareas', other: '{count} tareas' },
  result: 'prueba superada con un {score} %',
  certificate: 'certificado del {date}',
  keeps: 'Todo lo que hay aquí se conserva. De dos resultados de una prueba cuenta el mejor.',
  leftOut: 'No se añade, porque no corresponde a este curso: {what}.',
  levels: { one: '{count} nivel', many: '{count} de niveles', other: '{count} niveles' },
  results: {
    one: '{count} resultado de prueba',
    many: '{count} de resultados de pruebas',
    other: '{count} resultados de pruebas',
  },
  certificates: {
    one: '{count} certificado',
    many: '{count} de certificados',
    other: '{count} certificados',
  },
  nothing: 'Nada que importar',
  nothingNew: 'El archivo se exportó el {date}. Aquí no falta nada de lo que contiene.',
  refused: 'Este archivo no se puede importar',
  unchanged: 'No ha cambiado nada.',
  tooLarge: 'Es demasiado grande para ser un progreso exportado.',
  unreadable: 'No se pudo leer. Elígelo de nuevo.',
  notJson: 'No se exportó aquí o está incompleto.',
  otherFormat: 'No es un progreso exportado.',
  newerVersion:
    'Procede de una versión más reciente de esta página. Vuelve a cargar la página y elige el archivo de nuevo.',
  otherCourse: 'Contiene el progreso de otro curso.',
  damaged: 'Está dañado o se modificó después de exportarlo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  confirm: 'Importar',
  importing: 'Importando…',
  failed: 'No se pudo guardar todo. Inténtalo de nuevo.',
  importedTitle: 'Progreso importado',
  imported: 'Se ha añadido: {what}.',
} satisfies ProgressImportMessages;
