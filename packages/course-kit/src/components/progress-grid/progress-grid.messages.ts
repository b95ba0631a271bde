import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the progress page's cards. */
export const progressGridMessages = {
  level: 'Level {level}',
  completed: 'Completed',
  pending: 'Pending',
  blocked: 'Blocked',
  tasks: { one: '{done} of {count} task completed', other: '{done} of {count} tasks completed' },
  noTasks: '0 tasks',
  quizPending: 'Quiz pending',
  quizCompleted: 'Quiz completed: {score}%',
  download: 'Download PDF',
  downloading: 'Making PDF…',
  url: 'Certificate URL',
  certificateAfterTest: 'Pass this level’s test to get its certificate.',
  titledAction: '{action}: {title}',
  extraCourses: 'Extra Courses',
  comingSoon: 'Coming Soon',
  loading: 'Loading your progress',
} as const;

/** The texts of the progress page's cards. */
export type ProgressGridMessages = TextsLike<typeof progressGridMessages>;
