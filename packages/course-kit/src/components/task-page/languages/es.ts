import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in Spanish. */
export const spanishLessonProgress = {
  steps: 'Pasos de esta lección',
  stepOf: 'Paso {step} de {count}',
  step: 'Paso {step}: {title}',
  stepSeen: 'Paso {step}, hecho: {title}',
  minutesLeft: 'quedan unos {minutes} min',
  allSeen: 'Todos los pasos hechos',
  seeIt: 'Lo veo',
  lessons: 'Lecciones',
  lessonDone: 'hecha',
  leftOff: 'Te quedaste en el paso {step}.',
  goOn: 'Continuar ahí',
  fromStart: 'Desde el principio',
} satisfies LessonProgressMessages;
