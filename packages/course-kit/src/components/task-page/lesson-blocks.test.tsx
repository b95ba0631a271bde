import '@course-kit/react/styles.css';
import { TaskPageView } from '@course-kit/react';
import { defineFlow } from '@course-kit/flow/model';
import { defineLevel, type Block } from '@course-kit/react/model';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';

const LINKS = { level: null, next: null };

const emulateScheme = (value: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

afterEach(() => emulateScheme(''));

const loaf = defineFlow({
  title: 'A loaf',
  nodes: { flour: { title: 'Flour', outputs: ['Bag: Flour'] } },
  connections: [],
});

function lessonWith(instruction: readonly Block[]) {
  const level = defineLevel(1, {
    title: 'Dough',
    tasks: [
      {
        title: 'Mix',
        duration: '1 hour',
        figure: loaf,
        steps: [{ title: 'Stir', instruction, adds: ['flour'] }],
      },
    ],
    questions: [],
  });
  return <TaskPageView level={level} task={1} isCompleted={false} links={LINKS} onSetCompleted={() => {}} />;
}

test('a lesson shows lists, tables, pictures, stress and code as what they are', async () => {
  await render(
    lessonWith([
      [
        'Stir ',
        { kind: 'emphasis', content: ['slowly'] },
        ', see ',
        { kind: 'link', href: '/why', content: ['why'] },
      ],
      { kind: 'list', items: [['flour'], [['water'], { kind: 'list', start: 3, items: [['cold']] }]] },
      {
        kind: 'table',
        head: ['Part', 'Grams'],
        rows: [['Salt', [{ kind: 'code', text: '10' }]]],
        align: ['start', 'end'],
      },
      { kind: 'picture', src: '/bowl.png', alt: 'A bowl', caption: 'After a minute' },
    ]),
  );

  await expect.element(page.getByRole('emphasis')).toHaveTextContent('slowly');
  expect(getComputedStyle(page.getByRole('emphasis').element()).fontStyle).toBe('italic');
  await expect.element(page.getByRole('link', { name: 'why' })).toHaveAttribute('href', '/why');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'cold' }).last()).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Grams' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '10' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Stir' })).toHaveAttribute('tabindex', '0');
  await expect.element(page.getByRole('img', { name: 'A bowl' })).toHaveAttribute('src', '/bowl.png');
});

test('colors stand beside the words for them, and are not read aloud', async () => {
  const rows = [['indigo'], ['gray']];
  await render(
    lessonWith([{ kind: 'table', head: ['Color'], rows, swatches: ['#4f46e5', 'var(--ck-color-edge)'] }]),
  );

  await expect.element(page.getByRole('cell', { name: 'indigo', exact: true })).toBeVisible();
  const [indigo, gray] = [...document.querySelectorAll('td rect')].map((swatch) => {
    expect(swatch.getBoundingClientRect().width).toBeGreaterThan(8);
    return getComputedStyle(swatch).color;
  });
  expect(indigo).toBe('rgb(79, 70, 229)');
  expect(gray).not.toBe(indigo);
});

test('a name in a table is in one piece, and a table that is too wide for it scrolls', async () => {
  await page.viewport(390, 800);
  const name = { kind: 'code', text: 'practice-key' } as const;
  await render(
    lessonWith([
      {
        kind: 'table',
        head: ['Order', 'Key', 'What happens'],
        rows: [
          [[{ kind: 'code', text: 'B-19' }], [name], 'four timeouts, after about twenty seconds of waiting'],
        ],
      },
    ]),
  );
  const height = (text: string) => page.getByText(text, { exact: true }).element().getClientRects().length;
  expect(height('B-19')).toBe(1);
  expect(height('practice-key')).toBe(1);
  const root = document.querySelector('.ck-task-page');
  expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
});

test('steps of a list are numbered, and parts of other lists have a dot', async () => {
  await render(
    lessonWith([
      { kind: 'list', start: 1, items: [['Weigh the flour.'], ['Add water.']] },
      { kind: 'list', items: [['a bowl']] },
    ]),
  );
  const markerOf = (text: string) =>
    getComputedStyle(page.getByRole('listitem').filter({ hasText: text }).last().element()).listStyleType;
  expect(markerOf('Add water.')).toBe('decimal');
  expect(markerOf('a bowl')).toBe('disc');
});

test('each note says what it is for', async () => {
  await render(
    lessonWith([
      { kind: 'note', role: 'expect', content: ['A dough.'] },
      { kind: 'note', role: 'tip', content: ['Use a spoon.', { kind: 'list', items: [['of wood']] }] },
      { kind: 'note', role: 'failure', content: ['Add water.'] },
      { kind: 'note', role: 'warning', content: ['The oven is hot.'] },
    ]),
  );

  for (const text of [
    'What you should see: A dough.',
    'Tip: Use a spoon.',
    'If it fails: Add water.',
    'Watch out: The oven is hot.',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('of wood')).toBeVisible();
});

test('colored code is copied without its colors', async () => {
  await render(
    lessonWith([
      {
        kind: 'snippet',
        label: 'Script',
        language: 'python',
        code: [{ kind: 'keyword', text: 'import' }, ' os'],
      },
    ]),
  );

  await expect.element(page.getByRole('region', { name: 'Script' })).toHaveTextContent('import os');
});

test('whatever a text says, nothing in it becomes HTML or a dangerous link', async () => {
  const { container } = await render(
    <TaskPageView
      level={{
        ...defineLevel(1, { title: 'L', tasks: [], questions: [] }),
        tasks: [
          {
            id: 'task-1-1',
            title: 'T',
            description: '',
            duration: '1',
            stepCount: 0,
            steps: [],
            resources: [],
            documentation: [],
            links: [],
            introduction: [['<b>bold</b>', { kind: 'link', href: 'javascript:alert(1)', content: ['go'] }]],
          },
        ],
      }}
      task={1}
      isCompleted={false}
      links={LINKS}
      onSetCompleted={() => {}}
    />,
  );

  await expect.element(page.getByText('<b>bold</b>go')).toBeVisible();
  expect(container.querySelector('a[href^="javascript"]')).toBeNull();
});

test('a picture that is still to come has its room already, whatever the host says of pictures', async () => {
  const picture = { kind: 'picture', src: '/bowl.svg', alt: 'A bowl', width: 240, height: 170 } as const;
  await render(
    <>
      <style>{'.host img { width: 50% }'}</style>
      <div className="host" style={{ marginBlockStart: '20000px', inlineSize: '600px' }}>
        {lessonWith([picture])}
      </div>
    </>,
  );
  const img = page.getByRole('img', { name: 'A bowl' }).element() as HTMLImageElement;
  expect(img.complete).toBe(false);
  const { width, height } = img.getBoundingClientRect();
  expect([width, Math.floor(height)]).toEqual([240, 170]);
});

test('of a picture with two variants a page shows that of its scheme, and loads no other', async () => {
  const picture = { kind: 'picture', src: '/bowl.png', darkSrc: '/bowl.dark.png', alt: 'A bowl' } as const;
  const shown = () =>
    page
      .getByRole('img', { name: 'A bowl' })
      .elements()
      .map((img) => img.getAttribute('src'));
  const { container } = await render(lessonWith([picture]));

  expect(shown()).toEqual(['/bowl.png']);
  await emulateScheme('dark');
  expect(shown()).toEqual(['/bowl.dark.png']);
  container.dataset['theme'] = 'light';
  expect(shown()).toEqual(['/bowl.png']);
  await emulateScheme('light');
  container.dataset['theme'] = 'dark';
  expect(shown()).toEqual(['/bowl.dark.png']);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  expect(loaded.filter((path) => path === '/bowl.dark.png').length).toBeLessThanOrEqual(1);
});

test('prose to copy wraps, and lines of a table stay whole', async () => {
  const snippet = (label: string, code: string) =>
    ({ kind: 'snippet', label, code, language: 'markdown' }) as const;
  await render(lessonWith([snippet('Note', 'Rest it.'), snippet('Plan', '| Hour | Work |\n| --- | --- |')]));

  await expect.element(page.getByRole('region', { name: 'Note' })).toHaveStyle('white-space: pre-wrap');
  await expect.element(page.getByRole('region', { name: 'Plan' })).toHaveStyle('white-space: pre');
});
