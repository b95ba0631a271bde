import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the level page. */
export const levelPageMessages = {
  level: 'Level {level}',
  courseLanguage: 'This level is in {language}.',
  duration: 'Duration',
  difficulty: 'Difficulty',
  prerequisites: 'Prerequisites',
  objectives: 'Learning objectives',
  startTask: 'Start with task {task}',
  continueTask: 'Continue with task {task}',
  tasks: 'Tasks',
  progress: { one: '{done} of {count} task completed', other: '{done} of {count} tasks completed' },
  steps: { one: '{count} step', other: '{count} steps' },
  noSteps: 'Steps to follow',
  completed: 'Completed',
  project: 'Project: {project}',
  projectChecked: 'Project: {project}, built and checked',
  knowledgeTest: 'Knowledge Test',
  questions: { one: '{count} multiple choice question', other: '{count} multiple choice questions' },
  passMark: '{passMark}% correct answers required for approval',
  retakes: 'You can retake the test if necessary',
  passed: 'Test completed successfully!',
  score: 'Your score: {score}%',
  lastResult: 'Your last result: {score}%, not passed. The test opens with it.',
  start: 'Start Test',
  retake: 'Retake Test',
  back: 'Back to Overview',
  next: 'Next Level',
  nextLocked: 'Complete Test to Unlock',
  nextAccount: 'Create an account to open Level {level}',
  known: 'Know this already? Pass the tests one after another; the tasks are optional.',
  knownTest: 'Take the test',
} as const;

/** The texts of a level page. */
export type LevelPageMessages = TextsLike<typeof levelPageMessages>;
