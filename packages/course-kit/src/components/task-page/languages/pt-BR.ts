import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in Brazilian Portuguese. */
export const portugueseLessonProgress = {
  steps: 'Passos desta lição',
  stepOf: 'Passo {step} de {count}',
  step: 'Passo {step}: {title}',
  stepSeen: 'Passo {step}, concluído: {title}',
  minutesLeft: 'faltam cerca de {minutes} min',
  allSeen: 'Todos os passos concluídos',
  seeIt: 'Estou vendo',
  lessons: 'Aulas',
  lessonDone: 'concluída',
  leftOff: 'Você parou no passo {step}.',
  goOn: 'Continuar dali',
  fromStart: 'Do início',
} satisfies LessonProgressMessages;
