import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in Hebrew. */
export const hebrewLessonProgress = {
  steps: 'השלבים בשיעור הזה',
  stepOf: 'שלב {step} מתוך {count}',
  step: 'שלב {step}: {title}',
  stepSeen: 'שלב {step}, הושלם: {title}',
  minutesLeft: 'נותרו כ-{minutes} דקות',
  allSeen: 'כל השלבים הושלמו',
  seeIt: 'אני רואה את זה',
  lessons: 'שיעורים',
  lessonDone: 'הושלם',
  leftOff: 'הפסקת בשלב {step}.',
  goOn: 'להמשיך משם',
  fromStart: 'מההתחלה',
} satisfies LessonProgressMessages;
