import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COURSE = join(import.meta.dirname, '../../../../packages/content/course');

/** The place of each question's right option, from 0, by what it asks, as the authors' files have it. */
const rightPlaces = new Map(
  globSync('*/quiz.md', { cwd: COURSE })
    .flatMap((file) => readFileSync(join(COURSE, file), 'utf8').split(/^## /m).slice(1))
    .map((part) => {
      const [question = '', ...lines] = part.split('\n');
      const options = lines.filter((line) => line.startsWith('- ['));
      return [question.trim(), options.findIndex((line) => line.startsWith('- [x]'))] as const;
    }),
);

/** @throws Error for a question that the course does not have. */
export function rightPlaceOf(question: string): number {
  const place = rightPlaces.get(question);
  if (place === undefined) throw new Error(`The course does not ask "${question}"`);
  return place;
}
