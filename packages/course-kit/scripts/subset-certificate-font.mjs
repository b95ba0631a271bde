/**
 * Makes the fonts of certificates: Tinos (SIL Open Font License 1.1), which has the shapes and widths of Times, cut
 * down to the letters that names are written with. The letters of Western Europe are a file of their own, upright and
 * italic, because most certificates need no others.
 *
 * It writes the generated modules and the licence into `src/certificate/fonts/`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const tinos = (file) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/tinos/${file}`));
const target = path.join(import.meta.dirname, '..', 'src', 'certificate', 'fonts');

/** Windows-1252, which the languages of Western Europe are written in. */
const LATIN = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ac],
  [0x00ae, 0x00ff],
  ...Array.from('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ', (letter) => [letter.codePointAt(0), letter.codePointAt(0)]),
];

/** Names of most of Europe and of Vietnam. Combining marks are left out: jsPDF places none, so they are drawn as pictures. */
const EXTENDED = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ac],
  [0x00ae, 0x024f],
  [0x0259, 0x0259],
  [0x02b9, 0x02bc],
  [0x0386, 0x03ce],
  [0x0400, 0x045f],
  [0x048a, 0x052f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
];

const FACES = {
  latin: { source: '400Regular/Tinos_400Regular.ttf', ranges: LATIN },
  'latin-italic': { source: '400Regular_Italic/Tinos_400Regular_Italic.ttf', ranges: LATIN },
  extended: { source: '400Regular/Tinos_400Regular.ttf', ranges: EXTENDED },
};

// A legal comment, so that bundlers keep it beside the font, as the licence asks.
const heading =
  '/*! Tinos, Copyright 2026 The Tinos Project Authors, SIL Open Font License 1.1 (openfontlicense.org) */\n' +
  '// Written by scripts/subset-certificate-font.mjs. The licence is in LICENSE.txt.\n';

function drawnCodes(font, ranges) {
  const drawn = new Set(fontkit.create(font).characterSet);
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return codes.filter((code) => drawn.has(code)).sort((a, b) => a - b);
}

function rangesOf(codes) {
  const ranges = [];
  for (const code of codes) {
    const current = ranges.at(-1);
    if (current && current[1] === code - 1) current[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const coverage = {};
for (const [name, { source, ranges }] of Object.entries(FACES)) {
  const original = await readFile(tinos(source));
  const codes = drawnCodes(original, ranges);
  const subset = await subsetFont(original, String.fromCodePoint(...codes), {
    targetFormat: 'truetype',
    preserveNameIds: [0, 13, 14],
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'kern', 'gasp', 'meta', 'hdmx', 'VDMX', 'LTSH'],
  });
  await writeFile(
    path.join(target, `${name}.generated.ts`),
    `${heading}\n/** The font file in base64, without hints and layout tables. */\nexport const font =\n  '${subset.toString('base64')}';\n`,
  );
  coverage[name] = rangesOf(codes);
}

const list = (name, title, ranges) =>
  `\n/** ${title} */\nexport const ${name}: readonly (readonly [number, number])[] = ${JSON.stringify(ranges)};\n`;
await writeFile(
  path.join(target, 'coverage.generated.ts'),
  heading +
    list(
      'latinCoverage',
      'First and last code point of each run of characters in the Latin fonts.',
      coverage.latin,
    ) +
    list('extendedCoverage', 'The same of the extended font.', coverage.extended),
);
await copyFile(tinos('LICENSE_FONT'), path.join(target, 'LICENSE.txt'));
