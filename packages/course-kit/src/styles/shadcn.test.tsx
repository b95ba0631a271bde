import { CourseProvider, LevelCard, QuizRunner, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '@course-kit/react/styles.css';
import guide from '../../docs/theming.md?raw';
import { exampleCourse, passedRecord } from '../components/example-course.fixtures.js';
import { paintedColor } from './painted-color.fixtures.js';

/** The block of the guide, as it is pasted. */
const [, block = ''] = /## With shadcn\/ui and Tailwind.*?```css\n(.*?)```/su.exec(guide) ?? [];

/** The default theme of shadcn/ui, "Neutral", with an accent that is told from the others. */
const theme = `
:root {
  --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --card: oklch(1 0 0); --popover: oklch(1 0 0);
  --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0); --muted: oklch(0.97 0 0); --muted-foreground: oklch(0.556 0 0);
  --accent: oklch(0.97 0 0); --border: oklch(0.922 0 0); --input: oklch(0.922 0 0);
}
.dark {
  --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0); --popover: oklch(0.269 0 0);
  --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0); --muted: oklch(0.269 0 0); --muted-foreground: oklch(0.708 0 0);
  --accent: oklch(0.371 0 0); --border: oklch(1 0 0 / 10%); --input: oklch(1 0 0 / 15%);
}`;
const hostSheet = document.createElement('style');

afterEach(() => {
  hostSheet.remove();
  document.documentElement.classList.remove('dark');
});

/** What a variable of a component is painted as. */
function colorOf(name: string): string {
  const root = document.querySelector('.ck-root');
  const painted = root?.appendChild(document.createElement('i'));
  if (!painted) throw new Error('No component is shown');
  painted.style.color = `var(${name})`;
  const color = paintedColor(getComputedStyle(painted).color);
  painted.remove();
  return color;
}

/** The contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
      .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(['light', 'dark'])(
  'the block of the guide gives components a theme of shadcn/ui, %s',
  async (scheme) => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
    hostSheet.textContent = theme + block;
    document.head.append(hostSheet);
    await render(
      <CourseProvider
        course={exampleCourse}
        storage={createMemoryStorage({ records: [passedRecord(1)] })}
        linkFor={defaultLinkFor}
      >
        <LevelCard level={1} />
        <QuizRunner level={2} />
      </CourseProvider>,
    );
    const themeColor = (name: string) =>
      paintedColor(getComputedStyle(document.documentElement).getPropertyValue(name));
    const card = document.querySelector('.ck-level-card');
    expect(card && paintedColor(getComputedStyle(card).backgroundColor)).toBe(themeColor('--card'));
    expect(card && paintedColor(getComputedStyle(card).color)).toBe(themeColor('--foreground'));
    expect(colorOf('--ck-color-accent')).toBe(themeColor('--primary'));

    const weak = [
      ['text', 'surface', 4.5],
      ['muted', 'surface', 4.5],
      ['muted', 'inset', 4.5],
      ['accent', 'surface', 4.5],
      ['accent', 'accent-soft', 4.5],
      ['on-accent', 'accent', 4.5],
      ['control', 'surface', 3],
    ].filter(
      ([color, ground, wanted]) =>
        contrast(colorOf(`--ck-color-${color}`), colorOf(`--ck-color-${ground}`)) < Number(wanted),
    );
    expect(weak).toEqual([]);
  },
);
