import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';

/** As in the package, before any build of an application has changed it. */
const styles = readFileSync(
  new URL('../../.cache/packages/course-kit/dist/styles.css', import.meta.url),
  'utf8',
);

/** What a part is painted in: its properties, each with the variable that the value comes from. */
const PARTS = {
  card: {
    selector: '.ck-level-card',
    colours: { 'background-color': '--ck-color-surface', color: '--ck-color-text' },
  },
  button: {
    selector: '.ck-progress-card[data-state="passed"] .ck-button',
    colours: {
      'background-color': '--ck-color-surface',
      color: '--ck-color-text',
      'border-top-color': '--ck-color-control',
    },
  },
  'flow node': {
    selector: '.ck-flow-picture:visible .ck-flow-node',
    colours: { fill: '--ck-color-surface', stroke: '--ck-color-control' },
  },
  dialog: {
    selector: '.ck-dialog-card',
    colours: { 'background-color': '--ck-color-raised', color: '--ck-color-text' },
  },
} as const;

export type Part = keyof typeof PARTS;
export const parts = Object.keys(PARTS) as Part[];

/** Colours by property, each as `#rrggbbaa`. */
export type Colours = Readonly<Record<string, string>>;

/** What the browser paints a part in. */
export function coloursOf(page: Page, part: Part): Promise<Colours> {
  const { selector, colours } = PARTS[part];
  return painted(page.locator(selector).first(), Object.keys(colours));
}

/** What a part is painted in on a page with nothing but the kit's stylesheet, in the scheme that all settings agree on. */
export async function expectedColours(page: Page, scheme: Scheme): Promise<Record<Part, Colours>> {
  await page.emulateMedia({ colorScheme: scheme });
  const samples = parts.map((part) => {
    const declarations = Object.entries(PARTS[part].colours).map(([name, token]) => `${name}: var(${token})`);
    return `<div style="border: 1px solid; ${declarations.join('; ')}"></div>`;
  });
  await page.setContent(
    `<!doctype html><html data-ck-theme="${scheme}" style="color-scheme: ${scheme}">
    <style>${styles}</style><div class="ck-root">${samples.join('')}</div></html>`,
  );
  const colours = parts.map(async (part, index) => {
    const sample = page.locator('.ck-root > div').nth(index);
    return [part, await painted(sample, Object.keys(PARTS[part].colours))] as const;
  });
  return Object.fromEntries(await Promise.all(colours)) as Record<Part, Colours>;
}

/** Through a canvas, since builds write one colour in several ways. */
function painted(part: Locator, properties: readonly string[]): Promise<Colours> {
  return part.evaluate((element, names) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas to paint on');
    const style = getComputedStyle(element);
    const bytes = names.map((name) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = style.getPropertyValue(name);
      canvas.fillRect(0, 0, 1, 1);
      const pixel = [...canvas.getImageData(0, 0, 1, 1).data];
      return [name, `#${pixel.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`];
    });
    return Object.fromEntries(bytes);
  }, properties);
}
