import type { AskedQuestion } from './course.js';

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * Identifies questions and options, in 16 hexadecimal digits. Answers are indexes of options, so a storage that marks
 * them must have the same questions. It is the same on every platform and no secret: right answers and explanations are
 * not part of it.
 */
export function quizFingerprint(questions: readonly Pick<AskedQuestion, 'question' | 'options'>[]): string {
  const text = JSON.stringify(questions.map(({ question, options }) => [question, options]));
  // FNV-1a over UTF-16.
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
