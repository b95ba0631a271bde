import type { ContentChecker } from './content-checker.js';
import { QUESTION_ID } from './question-ids.js';
import { list, matching, object, text, type Fields } from './schema.js';

const questionId = matching('an id such as q1', QUESTION_ID);

const optionIds = { ...list(questionId, { uniqueItems: true }), rule: checkOptionIds };

/** The schema of a kind of questions, by the fields that it has of its own. */
export function questionWith<Own extends Fields>(own: Own) {
  return object(
    {
      question: text,
      options: list(text, { title: 'at least two options', minItems: 2, uniqueItems: true }),
      explanation: text,
      ...own,
    },
    { id: questionId, topic: questionId, optionIds },
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
