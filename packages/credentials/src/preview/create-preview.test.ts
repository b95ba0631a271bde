import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngChunks } from '../badge/png-chunks.js';
import type { CertificateRecord } from '../signer/certificate-records.js';
import { createPreview, type PreviewOptions } from './create-preview.js';

const site = 'https://learn.example.org';
const id = 'CERT-1763683200000-L1';
const record: CertificateRecord = {
  id,
  userName: 'Ana',
  level: 1,
  levelTitle: 'Dough',
  courseName: 'Bread Baking',
  score: 80,
  attempt: 2,
  passMark: 70,
  questions: 5,
  issuedBy: 'The school of bread',
  issuedAt: '2025-11-21T00:00:00Z',
  statusNumber: 1,
};

beforeAll(async () => {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

const preview =
  (changes: Partial<CertificateRecord> = {}, options: Partial<PreviewOptions> = {}) =>
  (path: string, method = 'GET') =>
    createPreview({
      site,
      records: {
        read: async (asked) => (asked === id ? { ...record, ...changes } : null),
        revocation: async () => null,
        revoked: async () => [],
      },
      satori,
      toPng: (svg) => new Resvg(svg).render().asPng(),
      ...options,
    })(new Request(`${site}/certificate/${path}`, { method }));

/** The tags of a page, by their names. */
const tagsOf = (html: string) =>
  Object.fromEntries(
    Array.from(
      html.matchAll(/<meta (?:[\w-]+ )*(?:name|property)="([^"]+)" content="([^"]*)">/gu),
      ([, name, content]) => [name, content],
    ),
  );

/** The pixels of a picture in red, green, blue and opacity, row by row. */
async function pixelsOf(changes: Partial<CertificateRecord> = {}): Promise<Buffer> {
  const toPng: PreviewOptions['toPng'] = (svg) => new Resvg(svg).render().pixels;
  const answer = await preview(changes, { toPng })(`${id}.png`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The rows, from the top, in which something stands beside the badge. */
function rowsOf(pixels: Buffer): readonly number[] {
  const length = 1200 * 4;
  return Array.from({ length: 630 }, (_, row) => row).filter((row) =>
    pixels.subarray(row * length + 440 * 4, (row + 1) * length).some((value) => value !== 255),
  );
}

const widestGap = (rows: readonly number[]) =>
  Math.max(...rows.slice(1).map((row, index) => row - (rows[index] ?? row)));

const revocation = async () => ({ revokedAt: '2026-01-15T12:00:00Z', reason: 'Issued by mistake.' });

describe('the preview of a certificate', () => {
  it('says whose it is, of what, by whom, and which picture shows it', async () => {
    const html = await (await preview()(id)).text();
    expect(html).toContain('<title>Ana: Bread Baking - Level 1: Dough</title>');
    expect(tagsOf(html)).toMatchObject({
      'og:title': 'Ana: Bread Baking - Level 1: Dough',
      'og:description':
        '80% at attempt 2, marked by the server. Issued by The school of bread on November 21, 2025.',
      'og:url': `${site}/certificate/${id}`,
      'og:image': `${site}/certificate/${id}.png`,
      'twitter:card': 'summary_large_image',
    });
    expect(html).toContain(`<a href="${site}/certificate/${id}">`);
  });

  it('has markup in a name as text', async () => {
    const userName = `"><script>alert(1)</script><meta property="og:title" content="$&$1'`;
    const page = '<html><head><title>x</title><meta property="og:title" content="old"></head></html>';
    for (const options of [{}, { page: async () => page }]) {
      const html = await (await preview({ userName }, options)(id)).text();
      expect(html).not.toContain('<script');
      expect(html.match(/property="og:title"/gu)).toHaveLength(1);
      expect(tagsOf(html)['og:title']).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(tagsOf(html)['og:title']).toContain('$&amp;$1');
    }
  });

  it('is written into the head of the site’s own page, and leaves the rest of it alone', async () => {
    const head =
      '<title data-static>Certificates</title><meta data-static name="description" content="All."><meta data-static property="og:type" content="website"><script>run()</script>';
    const page = `<html><head>${head}<meta data-static property="og:title" content="Certificates"></head><body><title>x</title></body></html>`;
    const html = await (await preview({}, { page: async () => page })(id)).text();
    expect(html).toContain('<title data-static>Ana: Bread Baking - Level 1: Dough</title>');
    expect(html).toContain(
      '<meta data-static property="og:title" content="Ana: Bread Baking - Level 1: Dough">',
    );
    expect(html).toContain('<script>run()</script>');
    expect(html).toContain('</head><body><title>x</title></body></html>');
    for (const name of ['description', 'og:title', 'og:type', 'og:image'])
      expect(html.split(`="${name}"`)).toHaveLength(2);
    expect(await (await preview({}, { page: async () => page })('CERT-1-L1')).text()).toBe(page);
  });

  it('has a picture as PNG in the size that it names', async () => {
    const answer = await preview()(`${id}.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const [header] = pngChunks(new Uint8Array(await answer.arrayBuffer()));
    expect(header?.type).toBe('IHDR');
    const size = new DataView(Uint8Array.from(header?.content ?? []).buffer);
    expect([size.getUint32(0), size.getUint32(4)]).toEqual([1200, 630]);
  });

  it('has another picture for another name', async () => {
    const [ana, eve] = await Promise.all(['Ana', 'Eve'].map((userName) => pixelsOf({ userName })));
    expect(ana?.equals(eve ?? Buffer.of())).toBe(false);
  });

  it.each([
    ['its level', '#0044cc', [0x00, 0x44, 0xcc]],
    ['gold, where none is known', undefined, [0xa9, 0x80, 0x3a]],
  ])('has a badge in the color of %s', async (_, levelColor, color) => {
    const pixels = await pixelsOf({ levelColor });
    const stripe = 424 * 4;
    expect([...pixels.subarray(stripe, stripe + 3)]).toEqual(color);
  });

  it.each([
    ['Japanese', '山田太郎'],
    ['Arabic', 'فاطمة الزهراء'],
    ['an emoji', 'Ana 🎉'],
  ])('shows level and course alone where the font lacks letters of a name: %s', async (_, userName) => {
    const named = await pixelsOf();
    const nameless = await pixelsOf({ userName });
    expect(nameless.equals(await pixelsOf({ userName: '王' }))).toBe(true);
    const [rows, rowsWithName] = [rowsOf(nameless), rowsOf(named)];
    // Less high by a line of the name, in the middle, and nowhere further apart.
    expect(rowsWithName.length - rows.length).toBeGreaterThan(40);
    const [first = 0, last = 0] = [rows[0], rows.at(-1)];
    expect(Math.abs(first + last - 630)).toBeLessThan(30);
    expect(widestGap(rows)).toBeLessThanOrEqual(widestGap(rowsWithName));
  });

  it.each(['Łukasz Żółć', 'Ελένη Παπαδοπούλου', 'Александр Щукин', 'Nguyễn Thị Ánh Tuyết'])(
    'shows a name that the font has: %s',
    async (userName) => {
      const rows = rowsOf(await pixelsOf({ userName }));
      expect(rows.length).toBeGreaterThan(rowsOf(await pixelsOf({ userName: '王' })).length + 40);
    },
  );

  it('has the number of the level where the font lacks letters of its title', async () => {
    const numbered = await pixelsOf({ levelTitle: undefined });
    expect((await pixelsOf({ levelTitle: '生地' })).equals(numbered)).toBe(true);
  });

  it('of a revoked certificate says so, and shows nothing of it', async () => {
    const records = { read: async () => record, revocation, revoked: async () => [] };
    const ask = preview({}, { records });
    const tags = tagsOf(await (await ask(id)).text());
    expect(tags['og:description']).toBe('This certificate was revoked.');
    expect(tags['og:image']).toBeUndefined();
    expect((await ask(`${id}.png`)).status).toBe(404);
  });

  it('is not made of anything else', async () => {
    const ask = preview();
    for (const path of ['CERT-1-L1.png', 'cert-1-l1', '..%2Fadmin', `${id.toLowerCase()}.png`, `${id}.svg`])
      expect(`${path} ${(await ask(path)).status}`).toBe(`${path} 404`);
    const unknown = await ask('CERT-1-L1');
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, `${site}/certificate/CERT-1-L1`]);
    expect((await ask(id, 'POST')).status).toBe(405);
  });

  it('leaves the page whole while the database cannot be asked', async () => {
    const records = {
      read: () => Promise.reject(new Error('password of ana')),
      revocation,
      revoked: async () => [],
    };
    const answer = await preview({}, { records, page: async () => '<head></head>' })(id);
    expect([answer.status, await answer.text()]).toEqual([200, '<head></head>']);
  });
});
