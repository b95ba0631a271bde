import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in Arabic. */
export const arabicLessonProgress = {
  steps: 'خطوات هذا الدرس',
  stepOf: 'الخطوة {step} من {count}',
  step: 'الخطوة {step}: {title}',
  stepSeen: 'الخطوة {step}، تمّت: {title}',
  minutesLeft: 'بقي نحو {minutes} دقيقة',
  allSeen: 'تمّت كل الخطوات',
  seeIt: 'أرى ذلك',
  lessons: 'الدروس',
  lessonDone: 'تمّ',
  leftOff: 'توقفت عند الخطوة {step}.',
  goOn: 'المتابعة من هناك',
  fromStart: 'من البداية',
} satisfies LessonProgressMessages;
