import { useRef, type RefObject } from 'react';
import type { CertificateColors } from '../../certificate/certificate-colors.js';
import { LINES, PAGE, POINT } from '../../certificate/certificate-layout.js';
import { fitText } from '../../certificate/fit-text.js';
import { useBrowserLayoutEffect } from '../../state/use-browser-layout-effect.js';

/** Large enough that rounding does not matter. */
const MEASURED_AT = 100;

/**
 * Sets each line of a sheet in the place, size and color that the layout of certificates gives it: the element with
 * `data-line="name"` is the line `name`. By a script and not in the markup, where strict policies refuse styles.
 */
export function useSheetLayout<Sheet extends HTMLElement>(
  colors: CertificateColors,
): RefObject<Sheet | null> {
  const sheet = useRef<Sheet>(null);
  // After each rendering: any text may have changed.
  useBrowserLayoutEffect(() => {
    const { style } = sheet.current ?? {};
    for (const [name, color] of Object.entries(colors)) style?.setProperty(`--ck-sheet-${name}`, color);
    for (const line of sheet.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []) placeLine(line);
  });
  return sheet;
}

function placeLine(line: HTMLElement): void {
  const layout = LINES.find(({ role }) => role === line.dataset['line']);
  if (!layout) return;
  const { fontFamily } = getComputedStyle(line);
  const measure = (text: string) =>
    widthOf(text, `${layout.slant} ${fontFamily}`.replace('upright', 'normal'));
  const { size } = fitText(line.textContent, layout, measure);
  const values = {
    size: size * POINT,
    bottom: PAGE.height - layout.y,
    width: layout.width,
    spacing: (layout.spacing ?? 0) * POINT,
  };
  for (const [name, value] of Object.entries(values))
    line.style.setProperty(`--ck-line-${name}`, String(value));
  line.style.color = layout.colour;
  line.style.fontStyle = layout.slant === 'italic' ? 'italic' : 'normal';
}

/** In millimetres, for letters of one point. */
function widthOf(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const [style = '', ...family] = font.split(' ');
  context.font = `${style} ${MEASURED_AT}px ${family.join(' ')}`;
  return (context.measureText(text).width / MEASURED_AT) * POINT;
}
