import type { ContentChecker } from './content-checker.js';
import { QUESTION_ID } from './question-ids.js';
import type { Figure } from './figure.js';
import { anything, integer, list, matching, object, text, type Fields, type SchemaOf } from './schema.js';

const questionId = matching('an id such as q1', QUESTION_ID);

const optionIds = { ...list(questionId, { uniqueItems: true }), rule: checkOptionIds };

/** What a question of a quiz shows of a lesson's figure. */
export const questionDrawingSchema = {
  ...object(
    { task: integer('the number of a task', 1) },
    {
      places: list(text, { uniqueItems: true }),
      about: text,
      figure: anything as unknown as SchemaOf<Figure>,
    },
  ),
  title: 'a task, and places or about',
  minProperties: 2,
};

/** Which step teaches the answer to a question of a quiz. */
export const taughtInSchema = object({
  task: integer('the number of a task', 1),
  step: integer('the number of a step', 1),
});

/** The schema of a kind of questions, by the fields that it has of its own. */
export function questionWith<Own extends Fields>(own: Own) {
  return object(
    {
      question: text,
      options: list(text, { title: 'at least two options', minItems: 2, uniqueItems: true }),
      explanation: text,
      ...own,
    },
    {
      id: questionId,
      topic: questionId,
      optionIds,
      drawing: questionDrawingSchema,
      taughtIn: taughtInSchema,
    },
  );
}

function checkOptionIds(
  check: ContentChecker,
  path: string,
  ids: readonly string[],
  { options }: { readonly options?: readonly string[] },
): void {
  check.that(ids.length === options?.length, path, 'an id for each option', ids);
}
