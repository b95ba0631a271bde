import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts that the interface asks the web for, so that pictures show it as learners see it. */
const FONTS = {
  Inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'JetBrains Mono': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

/** A stylesheet with the fonts in it. */
export async function fontFaces(): Promise<string> {
  const faces = Object.entries(FONTS).map(async ([family, file]) => {
    const data = (await readFile(require.resolve(file))).toString('base64');
    return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
  });
  return (await Promise.all(faces)).join('\n');
}
