import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Spanish. */
export const spanishUnmarked = {
  'marking.title': 'Entregado',
  'marking.description': 'Tu prueba se está corrigiendo.',
  'waiting.title': 'Entregado',
  'waiting.description':
    'Tus respuestas se guardan en este navegador. Se corrigen cuando tengas conexión y cuentan como un intento.',
  unanswered:
    'El servidor no responde. Tus respuestas se guardan en este navegador, se vuelven a entregar solas y cuentan como un solo intento.',
  'limited.title': 'No hay más intentos por ahora',
  'limited.description': 'Has hecho esta prueba muchas veces en la última hora. Tus respuestas se conservan.',
  wait: {
    one: 'Puedes volver a entregarlas dentro de {count} minuto.',
    many: 'Puedes volver a entregarlas dentro de {count} de minutos.',
    other: 'Puedes volver a entregarlas dentro de {count} minutos.',
  },
  'refused.title': 'Estas respuestas no se han aceptado',
  'refused.description':
    'Puede que la prueba haya cambiado desde que abriste esta página. Vuelve a cargarla y repite la prueba.',
  'unreachable.title': 'Aún sin corregir',
  'unreachable.description':
    'No se puede contactar con el servidor. Tus respuestas se conservan en esta página.',
  'redrawn.title': 'Esta vez, otras preguntas',
  'redrawn.description':
    'Ya entregaste esta prueba, quizá en otro dispositivo. Cada intento después del primero hace otras preguntas, así que estas respuestas no se han contado y esto no es un intento.',
  showOthers: 'Mostrar las preguntas',
  drawing: 'Eligiendo tus preguntas…',
  'undrawn.title': 'No se han podido obtener las preguntas',
  'undrawn.description':
    'El servidor las elige en cada intento después del primero. Comprueba tu conexión y vuelve a intentarlo; si no funciona, recarga la página.',
  drawAgain: 'Volver a intentarlo',
  handInAgain: 'Volver a entregar',
  handingIn: 'Entregando…',
  back: 'Volver al nivel',
} satisfies QuizUnmarkedMessages;
