import type { Mountable } from '@copilotkit/aimock';
import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';

const DIMENSIONS = 1536;

/** A text, or what it becomes once it is cut into numbered tokens. */
type Text = string | readonly number[];

/** A direction for a text: texts that share words are near each other. */
function vectorOf(text: Text): readonly number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  for (const word of typeof text === 'string' ? text.toLowerCase().split(/\W+/) : text) {
    const place = createHash('sha256').update(String(word)).digest().readUInt32BE() % DIMENSIONS;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** The stand-in of an embedding model: fixed answers would give all texts of a request one vector. */
export const embeddings: Mountable = {
  async handleRequest(request, response) {
    const { input, model } = (await json(request)) as { input: string | readonly Text[]; model: string };
    const texts = typeof input === 'string' ? [input] : input;
    const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ object: 'list', data, model, usage: { prompt_tokens: 1, total_tokens: 1 } }),
    );
    return true;
  },
};
