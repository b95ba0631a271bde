import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bakePng, unbakePng } from './bake-png.js';
import { bakeSvg, unbakeSvg } from './bake-svg.js';
import { PNG_SIGNATURE, pngChunk, pngChunks } from './png-chunks.js';
import { readBadge } from './read-badge.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
const header = Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
const png = Uint8Array.from([
  ...PNG_SIGNATURE,
  ...pngChunk('IHDR', header),
  ...pngChunk('IDAT', deflateSync(Uint8Array.from([0, 1, 2, 3]))),
  ...pngChunk('IEND', new Uint8Array()),
]);
const credential = fc.string({ unit: 'binary' }).map((name) => JSON.stringify({ name }));

describe('a badge', () => {
  it('gives back the credential that was put into it', async () => {
    await fc.assert(
      fc.asyncProperty(credential, async (json) => {
        const pictures = [bakeSvg(svg, json), bakePng(png, json), json];
        for (const picture of pictures)
          expect(JSON.parse((await readBadge(new Blob([picture]))) ?? '')).toEqual(JSON.parse(json));
      }),
    );
  });

  it('is the same picture as before', () => {
    const baked = bakePng(png, '{}');
    const others = [...pngChunks(baked)].filter(({ type }) => type !== 'iTXt').map(({ type }) => type);
    expect(others).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(bakeSvg(svg, '{}')).toContain('<rect width="8" height="8"/></svg>');
  });

  it('keeps a credential that has the end of a CDATA section in it', () => {
    const json = JSON.stringify({ name: ']]><script>alert(1)</script>' });
    expect(JSON.parse(unbakeSvg(bakeSvg(svg, json)) ?? '')).toEqual(JSON.parse(json));
    expect(bakeSvg(svg, json).match(/\]\]>/gu)).toHaveLength(1);
  });

  it.each([
    ['no picture', 'words'],
    ['a picture without a credential', svg],
    ['a picture that is cut off', png.slice(0, 20)],
    ['a credential far longer than any', JSON.stringify({ name: 'a'.repeat(100_000) })],
    ['a credential in a drawing far larger than any', bakeSvg(`${svg}<!--${'-'.repeat(100_000)}-->`, '{}')],
    ['a section without an end', '<svg><openbadges:credential><![CDATA[{}'],
  ])('is not found in %s', async (_, content) => {
    expect(await readBadge(new Blob([content]))).toBeNull();
  });

  it('is read from a large photograph', async () => {
    const photograph = [...png.slice(0, 33), ...pngChunk('IDAT', new Uint8Array(200_000)), ...png.slice(33)];
    expect(await readBadge(new Blob([bakePng(Uint8Array.from(photograph), '{"a":1}')]))).toBe('{"a":1}');
  });

  it('is read past other texts of a picture', () => {
    const other = pngChunk('iTXt', new TextEncoder().encode('Comment\0\0\0en\0\0hello'));
    const two = Uint8Array.from([...png.slice(0, 33), ...other, ...bakePng(png, '{"a":1}').slice(33)]);
    expect(unbakePng(two)).toBe('{"a":1}');
  });
});
