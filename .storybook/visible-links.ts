import { expect } from 'storybook/test';

/** Links in a list of pages, a card or a picture that is pressed as a whole. */
const OTHERS = 'nav a, a.ck-card-link, a[aria-label]';

/** Whether something sets a link apart from the text around it, without pointing at it. */
function isSetApart(link: HTMLElement): boolean {
  const { textDecorationLine, color, backgroundColor, borderTopStyle, borderBottomStyle } =
    getComputedStyle(link);
  const around = link.parentElement && getComputedStyle(link.parentElement).color;
  return (
    textDecorationLine.includes('underline') ||
    color !== around ||
    backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    borderTopStyle !== 'none' ||
    borderBottomStyle !== 'none' ||
    link.querySelector('svg') !== null
  );
}

/** In a story each link of a component looks like one: axe looks only at those within sentences. */
export async function expectVisibleLinks({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const links = canvasElement.querySelectorAll<HTMLElement>('.ck-root a[href]');
  const hidden = [...links].filter(
    (link) => !link.matches(OTHERS) && link.checkVisibility() && !isSetApart(link),
  );
  await expect(
    hidden.map(({ outerHTML }) => outerHTML),
    'links that look like text',
  ).toEqual([]);
}
