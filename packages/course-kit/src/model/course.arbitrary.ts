import * as fc from 'fast-check';
import type { Course, Level } from './course.js';
import { defineCourse, defineLevel } from './define-course.js';
import { type AuthoredCourse, type AuthoredLevel, type AuthoredTask } from './authored-course.js';
import type { LevelRecord } from './level-record.js';
import type { ProgressChange, QuizChange, TaskChange } from './progress-change.js';
import { anyQuestion, anyText } from './question-kinds/any-question.arbitrary.js';
import { taskKey } from './task-key.js';

function anyTask(): fc.Arbitrary<AuthoredTask> {
  const step = fc.record({
    title: anyText(),
    instruction: fc.array(anyText(), { minLength: 1, maxLength: 2 }),
  });
  return fc.record({ title: anyText(), duration: anyText(), steps: fc.array(step, { maxLength: 3 }) });
}

function anyLevel(): fc.Arbitrary<AuthoredLevel> {
  return fc.record({
    title: anyText(),
    tasks: fc.array(anyTask(), { maxLength: 9 }),
    questions: fc.array(anyQuestion(), { maxLength: 8 }),
  });
}

/** A second level that asks some of its questions, of which some have a topic that others have as well. */
export function anyLevelOfTopics(): fc.Arbitrary<Level> {
  const ofTopic = fc
    .tuple(anyQuestion(), fc.constantFrom(undefined, 'salt', 'yeast', 'heat'))
    .map(([question, topic]) => ({ ...question, ...(topic && { topic }) }));
  return fc
    .array(ofTopic, { minLength: 1, maxLength: 10 })
    .chain((questions) =>
      fc
        .integer({ min: 1, max: questions.length })
        .map((asks) => defineLevel(2, { title: 'Level', tasks: [], questions, asks })),
    );
}

/** Any pass mark, in percent. */
export function anyPassMark(): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: 100 });
}

/** What an author may write: 1 to 6 levels of 0 to 9 tasks and 0 to 8 questions. */
export function anyAuthoredCourse(): fc.Arbitrary<AuthoredCourse> {
  return fc.record({
    title: anyText(),
    passMark: anyPassMark(),
    levels: fc.array(anyLevel(), { minLength: 1, maxLength: 6 }),
  });
}

/** Any course. */
export function anyCourse(): fc.Arbitrary<Course> {
  return anyAuthoredCourse().map(defineCourse);
}

/** Any score, in whole percent. */
export function anyScore(): fc.Arbitrary<number> {
  return fc.nat(100);
}

/** A record of a level; its tasks may be more than the level has. */
export function anyRecord(level: number): fc.Arbitrary<LevelRecord> {
  return fc.record({
    level: fc.constant(level),
    completedTasks: fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
      .map((tasks) => tasks.sort((a, b) => a - b).map((task) => taskKey(level, task))),
    quizCompleted: fc.boolean(),
    quizScore: fc.option(anyScore()),
    quizTimeSeconds: fc.option(fc.nat(9999)),
  });
}

/** Records of some of the levels 1 to 7, in any order, one for each. */
export function anyRecords(): fc.Arbitrary<readonly LevelRecord[]> {
  return fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })
    .chain((levels) => fc.tuple(...levels.map((level) => anyRecord(level))));
}

/** Marking or unmarking a task of a level. */
export function anyTaskChange(level: fc.Arbitrary<number>): fc.Arbitrary<TaskChange> {
  const task = fc.integer({ min: 1, max: 9 });
  return fc.record({ kind: fc.constant('task' as const), level, task, isCompleted: fc.boolean() });
}

/** The result of a quiz, passed when it reaches the pass mark. */
export function anyQuizChange(level: fc.Arbitrary<number>, passMark: number): fc.Arbitrary<QuizChange> {
  return fc
    .record({ kind: fc.constant('quiz' as const), level, score: anyScore(), timeSeconds: fc.nat(9999) })
    .map((change) => ({ ...change, isPassed: change.score >= passMark }));
}

/** What a learner does over time in levels 1 to 4. */
export function anyChanges(passMark = 70): fc.Arbitrary<readonly ProgressChange[]> {
  const level = fc.integer({ min: 1, max: 4 });
  return fc.array(fc.oneof(anyTaskChange(level), anyQuizChange(level, passMark)), { maxLength: 25 });
}
