import type { VideoStep } from '@course-kit/cli';
import type { Block, Step } from '@course-kit/react/model';
import { wordsOf } from '../../scripts/labels/lesson-parts.js';
import type { Chapter } from './timeline.js';

/** How long a heading is read, in seconds. */
const HEADING = 2;
/** Letters that are read in a second. */
const LETTERS = 20;

/** A step's captions: its heading, its sentences for as long as there is time to read them, and at its end what to see. */
export function captionsOfStep({ title, instruction }: Step, { from, result, to }: Chapter): VideoStep[] {
  const { said, seen } = sentencesOf(instruction);
  const time = result - from - HEADING;
  const readable = said.filter(
    (_, index) => said.slice(0, index + 1).join('').length / LETTERS <= Math.max(time, 0),
  );
  const letters = readable.join('').length;
  const texts = readable.map((sentence) => ({
    title: sentence,
    sentence: '',
    seconds: (time * sentence.length) / letters,
  }));
  const heading = { title, sentence: '', seconds: texts.length > 0 ? HEADING : result - from };
  return [heading, ...texts, { title: seen[0] ?? title, sentence: '', seconds: to - result }];
}

/** What a step says is to be done, and what is to be seen, sentence by sentence. */
function sentencesOf(blocks: readonly Block[]): { readonly said: string[]; readonly seen: string[] } {
  const said = blocks.flatMap((block) => paragraphsOf(block, false));
  const seen = blocks.flatMap((block) => paragraphsOf(block, true));
  return { said: said.flatMap(split), seen: seen.flatMap(split) };
}

function split(paragraph: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph);
  return Array.from(segments, ({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

function paragraphsOf(block: Block, isSeen: boolean): string[] {
  if (typeof block === 'string') return isSeen ? [] : [block];
  if (!('kind' in block)) return isSeen ? [] : [block.map(wordsOf).join('')];
  if (block.kind === 'list') return block.items.flat().flatMap((part) => paragraphsOf(part, isSeen));
  if (block.kind !== 'note' || block.role !== 'expect' || !isSeen) return [];
  return block.content.flatMap((part) => paragraphsOf(part, false));
}
