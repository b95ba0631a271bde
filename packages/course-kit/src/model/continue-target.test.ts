import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueTarget, firstUnpassedLevel } from './continue-target.js';
import { anyCourse, anyRecords } from './course.arbitrary.js';
import { defineCourse } from './define-course.js';
import { emptyRecord } from './level-record.js';
import { courseState } from './level-state.js';
import { taskKey } from './task-key.js';

describe('continueTarget', () => {
  it('leads into the first open level that is not passed, or nowhere when all are', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        const states = courseState(course, records);
        const target = continueTarget(course, states);
        const current = states.find(({ isPassed }) => !isPassed);
        expect(target.kind === 'finished').toBe(current === undefined);
        if (!current) return;
        expect(current.access.status).toBe('open');
        expect(target).toMatchObject({ level: current.level });
      }),
    );
  });

  it('is an undone task: the next one after the latest done, else the first gap; else the quiz', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        const states = courseState(course, records);
        const target = continueTarget(course, states);
        fc.pre(target.kind !== 'finished');
        const state = states[target.level - 1];
        const done = new Set(state?.completedTasks);
        const undone = Array.from({ length: state?.taskCount ?? 0 }, (_, index) => index + 1).filter(
          (task) => !done.has(task),
        );
        expect(target.kind).toBe(undone.length === 0 ? 'quiz' : 'task');
        if (target.kind !== 'task') return;
        expect(undone).toContain(target.task);
        const latest = Math.max(0, ...done);
        const later = undone.filter((task) => task > latest);
        expect(target.task).toBe(Math.min(...(later.length > 0 ? later : undone)));
      }),
    );
  });

  it.each([
    [[], { kind: 'task', level: 1, task: 1 }],
    [[1, 3], { kind: 'task', level: 1, task: 4 }],
    [[1, 3, 5], { kind: 'task', level: 1, task: 2 }],
    [[1, 2, 3, 4, 5], { kind: 'quiz', level: 1 }],
  ] as const)('with tasks %j of five done is %j', (tasks, expected) => {
    const task = { title: 'T', duration: '', steps: [] };
    const course = defineCourse({
      title: 'C',
      levels: [{ title: 'L', tasks: [task, task, task, task, task], questions: [] }],
    });
    const records = [{ ...emptyRecord(1), completedTasks: tasks.map((number) => taskKey(1, number)) }];
    expect(continueTarget(course, courseState(course, records))).toEqual(expected);
  });
});

describe('firstUnpassedLevel', () => {
  it('is the lowest level that is not passed, or null', () => {
    fc.assert(
      fc.property(anyCourse(), anyRecords(), (course, records) => {
        const states = courseState(course, records);
        const unpassed = states.filter(({ isPassed }) => !isPassed).map(({ level }) => level);
        expect(firstUnpassedLevel(states)).toBe(unpassed.length === 0 ? null : Math.min(...unpassed));
      }),
    );
  });
});
