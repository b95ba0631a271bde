import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in French. */
export const frenchLessonProgress = {
  steps: 'Étapes de cette leçon',
  stepOf: 'Étape {step} sur {count}',
  step: 'Étape {step} : {title}',
  stepSeen: 'Étape {step}, terminée : {title}',
  minutesLeft: 'encore {minutes} min environ',
  allSeen: 'Toutes les étapes sont terminées',
  seeIt: 'Je le vois',
  lessons: 'Leçons',
  lessonDone: 'terminée',
  leftOff: 'Vous en étiez à l’étape {step}.',
  goOn: 'Reprendre ici',
  fromStart: 'Depuis le début',
} satisfies LessonProgressMessages;
