import { startBackend, type Backend } from '@course-kit/embedded-backend';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { anyLevelOfTopics } from '../../model/course.arbitrary.js';
import { defineCourse } from '../../model/define-course.js';
import { firstDraw } from '../../model/first-draw.js';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());

test(
  'the database draws of any level what the course draws by the same places',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyLevelOfTopics(), fc.uuid(), async (level, learner) => {
        const course = defineCourse({ title: 'Course', levels: [{ ...level, title: 'Before' }, level] });
        for (const statement of quizKeysSql(course).split(/;\n/))
          // oxlint-disable-next-line no-await-in-loop -- in their order
          if (statement.trim() !== '') await backend.serviceSql(statement);
        const places = (await backend.serviceSql(
          `select id, encode(place, 'hex') as place from private.in_order_of(2, 'learner ${learner} 0')`,
        )) as { readonly id: string; readonly place: string }[];
        const placeOf = (wanted: string) => places.find(({ id }) => id === wanted)?.place ?? '';
        const [drawn] = (await backend.serviceSql(
          `select private.first_draw(1, '${learner}') as first, private.first_draw(2, '${learner}') as second`,
        )) as { readonly first: readonly string[]; readonly second: readonly string[] }[];
        expect(drawn).toEqual({
          first: level.questions.slice(0, level.questionCount).map(({ id }) => id),
          second: firstDraw(level, placeOf).map(({ id }) => id),
        });
      }),
      { numRuns: 40 },
    );
  },
);
