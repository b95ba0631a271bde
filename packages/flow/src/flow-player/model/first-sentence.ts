import { type Block, wordsOf } from '@course-kit/react/model';

/** What ends a sentence; a small letter behind it says that it was the end of a word that is shortened. */
const SENTENCE = /^.*?(?:[。！？]|[.!?…]["”’»)]*(?=\s+[^\p{Ll}\s]|\s*$))/su;

/** The first sentence of a text, without marks; empty where no paragraph is in it. */
export function firstSentence(text: readonly Block[]): string {
  const paragraph = text.find((block) => typeof block === 'string' || !('kind' in block));
  if (paragraph === undefined) return '';
  const words = wordsOf(paragraph);
  return (SENTENCE.exec(words)?.[0] ?? words).trim();
}
