import type { AskedQuestion } from './course.js';

/** A question without a topic is the only one of its own. */
const topicOf = ({ id, topic }: AskedQuestion) => topic ?? ` ${id}`;

/**
 * The questions of a first attempt that is drawn: for each of the level's first questions one of its topic, in their order, so
 * that every topic of these is asked whatever is drawn.
 *
 * @param placeOf - by the id of a question: the least ones of a topic are drawn.
 */
export function firstDraw<Question extends AskedQuestion>(
  { questions, questionCount }: { readonly questions: readonly Question[]; readonly questionCount: number },
  placeOf: (id: string) => string,
): readonly Question[] {
  const first = questions.slice(0, questionCount);
  const inOrder = questions.toSorted((one, other) => (placeOf(one.id) < placeOf(other.id) ? -1 : 1));
  return first.flatMap((question, index) => {
    const topic = topicOf(question);
    const nth = first.slice(0, index).filter((before) => topicOf(before) === topic).length;
    return inOrder.filter((each) => topicOf(each) === topic)[nth] ?? [];
  });
}
