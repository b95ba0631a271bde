import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in German. */
export const germanLessonProgress = {
  steps: 'Schritte dieser Lektion',
  stepOf: 'Schritt {step} von {count}',
  step: 'Schritt {step}: {title}',
  stepSeen: 'Schritt {step}, erledigt: {title}',
  minutesLeft: 'noch etwa {minutes} Min.',
  allSeen: 'Alle Schritte erledigt',
  seeIt: 'Ich sehe es',
  lessons: 'Lektionen',
  lessonDone: 'erledigt',
  leftOff: 'Sie waren zuletzt bei Schritt {step}.',
  goOn: 'Dort weitermachen',
  fromStart: 'Von vorn',
} satisfies LessonProgressMessages;
