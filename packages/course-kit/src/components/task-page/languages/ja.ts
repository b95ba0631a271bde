import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in Japanese. */
export const japaneseLessonProgress = {
  steps: 'このレッスンの手順',
  stepOf: '手順 {step}／{count}',
  step: '手順 {step}：{title}',
  stepSeen: '手順 {step}（完了）：{title}',
  minutesLeft: '残り約{minutes}分',
  allSeen: 'すべての手順が完了',
  seeIt: '確認できました',
  lessons: 'レッスン',
  lessonDone: '完了',
  leftOff: '前回は手順 {step} まで進みました。',
  goOn: 'そこから続ける',
  fromStart: '最初から',
} satisfies LessonProgressMessages;
