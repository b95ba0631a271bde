import type { Page } from '@playwright/test';

/** What every run shows another value of, and the value that pictures show. */
const VALUES = [
  {
    varies: String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b`,
    shown: '3f2a9c10-5b7e-4d1c-8a46-9e0b6c2d7f58',
  },
  { varies: String.raw`^\d+(?:\.\d+)? ?m?s$`, shown: '0.4s' },
  // How far the canvas is zoomed.
  { varies: String.raw`^\d+%$`, shown: '75%' },
  { varies: String.raw`\b\d{1,2}:\d{2}:\d{2}\b(?: [AP]M)?`, shown: '09:30:00' },
] as const;

/** The colors of a flow's icon, which follow from its id. */
const ICON_COLORS = [
  'neon-fuschia',
  'digital-orchid',
  'plasma-purple',
  'electric-blue',
  'holo-frost',
  'terminal-green',
];
const STEADY_ICONS = `${ICON_COLORS.map((color) => `.bg-${color}`).join()} { background: hsl(var(--electric-blue)) !important; color: hsl(var(--holo-frost)) !important }`;

/**
 * Shows the same ids, durations, times of day, zoom and colors of flows in every run.
 *
 * @returns what shows the real ones again.
 */
export async function addSteadyTexts(page: Page): Promise<() => Promise<void>> {
  const icons = await page.addStyleTag({ content: STEADY_ICONS });
  const undo = await page.evaluateHandle((values) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const changed: (() => void)[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node;
      const before = text.nodeValue ?? '';
      const after = values.reduce(
        (now, { varies, shown }) => now.replaceAll(new RegExp(varies, 'g'), shown),
        before,
      );
      if (after === before) continue;
      text.nodeValue = after;
      // Unless the tool has shown something else since.
      changed.push(() => void (text.nodeValue === after && (text.nodeValue = before)));
    }
    return () => changed.forEach((change) => change());
  }, VALUES);
  return async () => {
    await undo.evaluate((change) => change());
    await icons.evaluate((element: Element) => element.remove());
  };
}
