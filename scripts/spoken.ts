import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

/** A screen reader on a page, whose every word is kept. */
export interface Reading {
  /** Reads on from where it is, to the end or until it has said something. */
  readonly readOn: (until?: string) => Promise<void>;
  /** Does something, which is written down in front of what is said about it, and waits until it has said this. */
  readonly act: (what: string, action: () => Promise<unknown>, answer: string) => Promise<void>;
}

/** More than any page has: something would be read in a circle. */
const TOO_MANY = 500;
/** What readers do not say of a text: where its parts end, and how they are set. */
const QUIET = /^(?:end\b.*|paragraph|strong|emphasis|code|document)$/u;
const NAMED = 'a, button, label, legend, summary';

/** Whether it is within something that is folded. */
const isFolded = (element: Element | null | undefined) =>
  Boolean(element?.closest('details:not([open]) > :not(summary)'));

/** What was said, sentence by sentence. */
function createTranscript() {
  const lines: string[] = [];
  let isSentence = false;
  return {
    lines,
    say(phrase: string, node?: Node | null) {
      const last = lines.at(-1) ?? '';
      const isText = node?.nodeType === Node.TEXT_NODE;
      const element = isText ? node.parentElement : node instanceof Element ? node : null;
      if (isFolded(element)) return;
      if (QUIET.test(phrase)) isSentence &&= !phrase.includes('paragraph') && !phrase.includes('item');
      // A region counts each of its changes, and a name is read with its element: real readers say both once.
      else if (phrase === last || (isText && element?.closest(NAMED) && last.includes(phrase))) return;
      else if (isText && isSentence)
        lines[lines.length - 1] = `${last} ${phrase}`.replace(/ (?=[,.:;?!)])/gu, '');
      else lines.push(phrase);
      if (!QUIET.test(phrase)) isSentence = isText;
    },
  };
}

/**
 * What a screen reader says of a page, as lines that a person can read. What somebody does begins with `>`. It
 * stands for real ones, which no test can start: it follows the specifications.
 */
export async function spoken(journey: (reading: Reading) => Promise<void>): Promise<string> {
  const { lines, say } = createTranscript();
  const take = async () => {
    for (const phrase of await virtual.spokenPhraseLog()) say(phrase);
    await virtual.clearSpokenPhraseLog();
  };
  const readOn: Reading['readOn'] = async (until) => {
    await take();
    const first = virtual.activeNode;
    for (let count = 0; count < TOO_MANY; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one phrase after another
      await virtual.next();
      const { activeNode } = virtual;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const phrase = await virtual.lastSpokenPhrase();
      if (activeNode === first && !phrase.startsWith('end of')) break;
      say(phrase, activeNode);
      if (until !== undefined && phrase.includes(until)) break;
    }
    await virtual.clearSpokenPhraseLog();
  };
  const act: Reading['act'] = async (what, action, answer) => {
    lines.push('', `> ${what}`);
    await action();
    await expect.poll(async () => (await virtual.spokenPhraseLog()).join('\n')).toContain(answer);
    await take();
  };
  await virtual.start({ container: document.body });
  try {
    await journey({ readOn, act });
    return `${lines.join('\n').trim()}\n`;
  } finally {
    await virtual.stop();
  }
}
