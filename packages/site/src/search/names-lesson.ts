import { plain, wordsIn } from './find-pages.js';

/**
 * Whether a question is the title of a lesson, or its number, as in “task 3”, “level2 task 3” and “task 3 of level 2”.
 *
 * @param common - words that say nothing of what is asked for.
 */
export function namesLesson(
  question: string,
  common: ReadonlySet<string>,
): (title: string, number: string) => boolean {
  // Without blanks, which not all scripts have.
  const said = (text: string) =>
    plain(text)
      .split(' ')
      .filter((word) => !common.has(word))
      .join('');
  const asked = said(question);
  return (title, number) => {
    if (asked === '') return false;
    const [level = '', task = ''] = [...wordsIn(number)].map(said);
    return [said(title), task, level + task, task + level].includes(asked);
  };
}
