/**
 * Makes the font of certificates for names outside the PDF's own fonts: Tinos (SIL Open Font License 1.1), which
 * has the shapes and widths of Times, cut down to the letters that names are written with.
 *
 * Run it in a folder of its own, because the package needs neither tool once the font is checked in:
 *
 *     npm install subset-font@2.9.0 fontkit@2.0.4 @expo-google-fonts/tinos
 *     node <repository>/packages/course-kit/scripts/subset-certificate-font.mjs
 *
 * It writes the two generated modules and the licence into `src/certificate/fonts/`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const requireHere = createRequire(path.join(process.cwd(), 'package.json'));
const subsetFont = requireHere('subset-font');
const fontkit = requireHere('fontkit');

const source = requireHere.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf');
const license = requireHere.resolve('@expo-google-fonts/tinos/LICENSE_FONT');
const target = path.join(import.meta.dirname, '..', 'src', 'certificate', 'fonts');

/** Combining marks are left out: jsPDF places none, so such names are drawn as a picture. */
const nameRanges = [
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

const original = await readFile(source);
const drawn = new Set(fontkit.create(original).characterSet);
const covered = nameRanges.flatMap(([first, last]) => {
  const codes = [];
  for (let code = first; code <= last; code += 1) if (drawn.has(code)) codes.push(code);
  return codes;
});

const subset = await subsetFont(original, String.fromCodePoint(...covered), {
  targetFormat: 'truetype',
  preserveNameIds: [0, 13, 14],
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'kern', 'gasp', 'meta', 'hdmx', 'VDMX', 'LTSH'],
});

const ranges = [];
for (const code of covered) {
  const current = ranges.at(-1);
  if (current && current[1] === code - 1) current[1] = code;
  else ranges.push([code, code]);
}

// A legal comment, so that bundlers keep it beside the font, as the licence asks.
const heading =
  '/*! Tinos, Copyright 2026 The Tinos Project Authors, SIL Open Font License 1.1 (openfontlicense.org) */\n' +
  '// Written by scripts/subset-certificate-font.mjs. The licence is in LICENSE.txt.\n';
await mkdir(target, { recursive: true });
await writeFile(
  path.join(target, 'certificate-font.generated.ts'),
  `${heading}\n/** The font file in base64, without hints and layout tables. */\nexport const certificateFont =\n  '${subset.toString('base64')}';\n`,
);
await writeFile(
  path.join(target, 'certificate-font-coverage.generated.ts'),
  `${heading}\n/** First and last code point of each run of characters the font has. */\nexport const certificateFontCoverage: readonly (readonly [number, number])[] = ${JSON.stringify(ranges)};\n`,
);
await copyFile(license, path.join(target, 'LICENSE.txt'));
console.log(`${covered.length} characters in ${ranges.length} runs, ${subset.length} bytes`);
