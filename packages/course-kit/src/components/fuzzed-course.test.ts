import { FlowDiagram, flowFigures, mapFigures } from '@course-kit/flow';
import { LevelPage, CourseProvider, ProgressGrid, QuizRunner, TaskPage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { flowMaker, flowOf, mapMaker } from '@course-kit/flow/model';
import {
  CourseContentError,
  defineCourse,
  questionKinds,
  type AuthoredCourse,
  type Course,
} from '@course-kit/react/model';
import * as fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyFullCourse } from '../model/full-course.arbitrary.js';
import { anyMutationOf } from '../model/mutated.arbitrary.js';

const MAKERS = [flowMaker, mapMaker, ...questionKinds];

/** How many courses to try. */
const RUNS = Number(process.env.COURSES ?? 1000);
const PATIENCE = { timeout: 60_000 + 100 * RUNS };

/** React tells of keys that are the same, which texts of a course may be. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** Everything that shows a course. */
function screensOf(course: Course): ReactNode {
  return createElement(
    CourseProvider,
    { course, storage: createMemoryStorage(), figures: [flowFigures, mapFigures] },
    createElement(ProgressGrid),
    course.levels.map(({ level, tasks }) =>
      createElement(
        Fragment,
        { key: level },
        createElement(LevelPage, { level }),
        createElement(QuizRunner, { level }),
        tasks.map((task, index) => {
          const flow = flowOf(task);
          return createElement(
            Fragment,
            { key: task.id },
            createElement(TaskPage, { level, task: index + 1 }),
            flow && createElement(FlowDiagram, { flow }),
          );
        }),
      ),
    ),
  );
}

function issuesOf(authored: unknown): readonly { path: string; message: string }[] {
  try {
    defineCourse(authored as AuthoredCourse, MAKERS);
    return [];
  } catch (error) {
    if (error instanceof CourseContentError) return error.issues;
    throw error;
  }
}

describe('any course', () => {
  it('that is valid is shown', PATIENCE, () => {
    fc.assert(
      fc.property(anyFullCourse(), (authored) => {
        expect(renderToString(screensOf(defineCourse(authored, MAKERS)))).toContain('ck-quiz');
      }),
      { numRuns: RUNS / 10 },
    );
  });

  it('is either shown, or refused with the path of each issue', PATIENCE, () => {
    const tally = { shown: 0, refused: 0 };
    fc.assert(
      fc.property(anyFullCourse().chain(anyMutationOf), (authored) => {
        const issues = issuesOf(authored);
        for (const { path, message } of issues) {
          expect(path).not.toBe('');
          expect(message).toMatch(/^(expected|unknown field)/);
        }
        tally[issues.length > 0 ? 'refused' : 'shown'] += 1;
        if (issues.length === 0) renderToString(screensOf(defineCourse(authored as AuthoredCourse, MAKERS)));
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(Math.min(tally.shown, tally.refused)).toBeGreaterThan(RUNS / 20);
  });
});
