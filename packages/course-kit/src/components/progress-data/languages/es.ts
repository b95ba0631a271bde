import type { AccountDeletionMessages } from '../account-deletion.messages.js';

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
