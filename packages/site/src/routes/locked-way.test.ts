import { outline } from '../course.js';
import { courseState, type LevelRecord } from '@course-kit/react/model';
import { describe, expect, it } from 'vitest';
import { lockedWay } from './locked-way.js';

function levels(passed: readonly number[], isSignedOut: boolean) {
  const records: LevelRecord[] = passed.map((level) => ({
    level,
    completedTasks: [],
    quizCompleted: true,
    quizScore: 100,
    quizTimeSeconds: 60,
  }));
  return courseState(outline, records, { isSignedOut });
}

describe('what opens a locked level', () => {
  it.each([
    ['a newcomer', [], 4, false, { kind: 'test', level: 1 }],
    ['a visitor who has passed nothing', [], 2, true, { kind: 'test', level: 1 }],
    ['a visitor who has passed the first level', [1], 2, true, { kind: 'account', level: 2 }],
    ['a visitor who asks for more than was passed', [1], 4, true, { kind: 'account', level: 2 }],
    [
      'a visitor who has passed all',
      outline.levels.map(({ level }) => level),
      3,
      true,
      { kind: 'account', level: 3 },
    ],
    ['a learner who has passed two levels', [1, 2], 5, false, { kind: 'test', level: 3 }],
    ['a learner for whom it has opened meanwhile', [1], 2, false, { kind: 'open', level: 2 }],
    ['a learner who came without having asked for one', [1], undefined, false, { kind: 'test', level: 2 }],
  ] as const)('of %s', (_, passed, asked, isSignedOut, way) => {
    expect(lockedWay(levels(passed, isSignedOut), asked, isSignedOut)).toEqual(way);
  });
});
