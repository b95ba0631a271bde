import type { LessonProgressMessages } from '../lesson-progress.messages.js';

/** The progress within a lesson in simplified Chinese. */
export const chineseLessonProgress = {
  steps: '本课的步骤',
  stepOf: '第 {step} 步，共 {count} 步',
  step: '第 {step} 步：{title}',
  stepSeen: '第 {step} 步（已完成）：{title}',
  minutesLeft: '还需约 {minutes} 分钟',
  allSeen: '所有步骤均已完成',
  seeIt: '我看到了',
  lessons: '课程',
  lessonDone: '已完成',
  leftOff: '您上次进行到第 {step} 步。',
  goOn: '从那里继续',
  fromStart: '从头开始',
} satisfies LessonProgressMessages;
