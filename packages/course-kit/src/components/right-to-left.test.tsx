import { CourseProvider, LevelCard, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import { everyComponent } from './every-component.fixtures.js';
import { begunRecord, exampleCertificate, exampleCourse, passedRecord } from './example-course.fixtures.js';

/** But for the line that says what is saved: it has no sides. */
const { SaveStatus: _, ...components } = everyComponent(2);

afterEach(async () => {
  document.documentElement.dir = '';
  await page.viewport(1280, 800);
});

/** How many pixels two edges may differ by: numbers in proportional digits and rounding. */
const TOLERANCE = 1;

/** Code keeps its direction. Inline text is set by the browser's own rules for mixed scripts. */
const STAYS = 'pre *, svg *, [dir=ltr] *';
const isBox = (element: Element) =>
  element.checkVisibility() &&
  (!getComputedStyle(element).display.startsWith('inline') || element.matches('.ck-button'));

interface Box {
  readonly name: string;
  /** Pixels from the edge at which lines begin, and from the one at which they end. */
  readonly start: number;
  readonly end: number;
}

function boxesIn(root: Element): Box[] {
  const frame = root.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.matches(STAYS) && isBox(element))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const [start, end] = isRightToLeft
        ? [frame.right - right, left - frame.left]
        : [left - frame.left, frame.right - right];
      return { name: `${element.tagName} .${element.getAttribute('class')}`, start, end };
    });
}

/** The corners and inner distances that are different on both sides, by side of the line and not of the screen. */
function shapesIn(root: Element): string[] {
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const [start, end] = isRightToLeft ? (['Right', 'Left'] as const) : (['Left', 'Right'] as const);
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.matches(STAYS))
    .map((element) => {
      const style = getComputedStyle(element);
      return [
        element.getAttribute('class'),
        style[`padding${start}`],
        style[`padding${end}`],
        style[`border${start}Width`],
        style[`border${end}Width`],
        style[`borderTop${start}Radius`],
        style[`borderTop${end}Radius`],
        style.textAlign,
      ].join(' ');
    });
}

describe.each([1000, 390])(
  'from right to left everything is where a mirror would show it, %i px:',
  (width) => {
    test.each(Object.entries(components))('%s', async (_, component) => {
      await page.viewport(width, 800);
      const { container } = await render(
        <CourseProvider
          course={exampleCourse}
          linkFor={defaultLinkFor}
          storage={createMemoryStorage({
            records: [passedRecord(1), begunRecord(2)],
            certificates: [exampleCertificate],
          })}
          toaster={null}
        >
          {component}
        </CourseProvider>,
      );
      const isThere = ':not([aria-busy], [data-state="loading"])';
      await expect.poll(() => container.querySelector(`.ck-root${isThere}`)).not.toBeNull();
      const leftToRight = { boxes: boxesIn(container), shapes: shapesIn(container) };

      document.documentElement.dir = 'rtl';
      const rightToLeft = { boxes: boxesIn(container), shapes: shapesIn(container) };

      expect(leftToRight.boxes.length).toBeGreaterThan(3);
      const displaced = rightToLeft.boxes.filter(({ start, end }, index) => {
        const before = leftToRight.boxes[index];
        return (
          !before || Math.abs(start - before.start) > TOLERANCE || Math.abs(end - before.end) > TOLERANCE
        );
      });
      expect(displaced).toEqual([]);
      expect(rightToLeft.shapes).toEqual(leftToRight.shapes);
    });
  },
);

test('arrows turn round, checks do not', async () => {
  await render(
    <CourseProvider
      course={exampleCourse}
      linkFor={defaultLinkFor}
      storage={createMemoryStorage({ records: [passedRecord(1)] })}
      toaster={null}
    >
      <LevelCard level={1} />
    </CourseProvider>,
  );
  await expect.element(page.getByText('Passed', { exact: true })).toBeVisible();
  document.documentElement.dir = 'rtl';

  const scaleOf = (selector: string) => {
    const icon = document.querySelector(selector);
    return icon && getComputedStyle(icon).scale;
  };
  expect(scaleOf('.ck-button .ck-icon')).toBe('-1 1');
  expect(scaleOf('.ck-badge .ck-icon')).toBe('none');
});
