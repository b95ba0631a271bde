import { CourseProvider, TaskPage, TaskPageView } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { CourseContentError, defineCourse } from '@course-kit/react/model';
import '@course-kit/react/styles.css';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { drawingFigures, drawingMaker, loaf } from './drawing.fixtures.js';

const LONG = Array.from({ length: 30 }, (_, index) => `Sentence ${index}.`);
const authored = (adds: string) => ({
  title: 'Bread',
  levels: [
    {
      title: 'Oven',
      questions: [],
      tasks: [
        {
          title: 'Cut',
          duration: '1 hour',
          figure: loaf,
          steps: [
            { title: 'Shape', instruction: LONG, adds: ['crust'] },
            { title: 'Cut once', instruction: LONG, adds: ['first'] },
            { title: 'Cut again', instruction: LONG, adds: [adds] },
          ],
        },
      ],
    },
  ],
});
const course = defineCourse(authored('second'), [drawingMaker]);
const storage = createMemoryStorage();

const strokes = () => document.querySelectorAll('.ck-guide-canvas path').length;
const read = (title: string) =>
  page.getByRole('heading', { name: title }).element().scrollIntoView({ block: 'start' });

afterEach(() => scrollTo(0, 0));

test('a figure of any kind stands beside the steps as far as they are read', async () => {
  await page.viewport(1300, 700);
  await render(
    <CourseProvider course={course} storage={storage} figures={[drawingFigures]}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  await expect.poll(strokes).toBe(1);
  read('Cut once');
  await expect.poll(strokes).toBe(2);
  read('Cut again');
  await expect.poll(strokes).toBe(3);
});

test('the whole figure is in what a server renders', () => {
  const html = renderToString(
    <CourseProvider course={course} storage={storage} figures={[drawingFigures]}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  expect(html.split('<figure')).toHaveLength(2);
  expect(html.split('<path')).toHaveLength(loaf.strokes.length + 1);
});

test('a lesson whose kind of figure is not given is shown without it', async () => {
  const [level] = course.levels;
  await render(
    <TaskPageView
      level={level!}
      task={1}
      isCompleted={false}
      links={{ level: null, next: null }}
      onSetCompleted={() => {}}
    />,
  );
  await expect.element(page.getByRole('heading', { name: 'Cut once' })).toBeVisible();
  expect(document.querySelector('figure, .ck-guide-canvas')).toBeNull();
});

test('a step that adds what its figure does not have is refused', () => {
  expect(() => defineCourse(authored('third'), [drawingMaker])).toThrow(CourseContentError);
  const [level] = authored('third').levels;
  const { figure: _none, ...task } = level!.tasks[0]!;
  expect(() => defineCourse({ title: 'Bread', levels: [{ ...level!, tasks: [task] }] })).toThrow(/adds/);
});

/** A lesson that asks for a stroke, or about one. */
const asking = (shown: { readonly places: readonly string[] } | { readonly about: string }) => {
  const [level] = authored('second').levels;
  const task = level!.tasks[0]!;
  const question = {
    asks: {
      question: 'Which one opens?',
      options: ['The crust', 'The first cut'],
      correctAnswer: 1,
      explanation: 'A loaf opens where it is cut.',
    },
    ...shown,
  };
  const steps = [{ ...task.steps[0]!, question }, ...task.steps.slice(1)];
  return { title: 'Bread', levels: [{ ...level!, tasks: [{ ...task, steps }] }] };
};

test('options are chosen in the figure, in the list below it, and in both at once', async () => {
  await render(
    <CourseProvider
      course={defineCourse(asking({ places: ['crust', 'first'] }), [drawingMaker])}
      storage={createMemoryStorage()}
      figures={[drawingFigures]}
    >
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  const pressed = page.getByRole('button', { name: 'first', pressed: true });
  await page.getByRole('button', { name: 'first' }).click();
  await expect.element(page.getByRole('radio', { name: '2. The first cut' })).toBeChecked();
  // From where keys go on.
  await expect.element(page.getByRole('radio', { name: '2. The first cut' })).toHaveFocus();
  await page.getByRole('radio', { name: '1. The crust' }).click();
  await expect.element(pressed).not.toBeInTheDocument();
  await page.getByRole('radio', { name: '2. The first cut' }).click();
  await expect.element(pressed).toBeVisible();
});

test.each([
  [['crust', 'third'], /a place of the task's figure for each option, found \["crust","third"\]/],
  [['crust'], /a place of the task's figure/],
  [['crust', 'crust'], /entries that differ/],
])('options at the places %j are refused', (places, issue) => {
  expect(() => defineCourse(asking({ places }), [drawingMaker])).toThrow(issue);
  expect(() => defineCourse(asking({ places: ['a', 'b'] }))).not.toThrow();
});

test('what a question is about is pointed out in the figure, and the options are a list', async () => {
  await render(
    <CourseProvider
      course={defineCourse(asking({ about: 'first' }), [drawingMaker])}
      storage={createMemoryStorage()}
      figures={[drawingFigures]}
    >
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  const asked = page.getByRole('group', { name: 'Which one opens?', exact: false });
  await expect.element(asked.getByRole('mark')).toHaveTextContent('first');
  await expect.element(asked.getByRole('radio', { name: 'The first cut', exact: true })).toBeVisible();
});

test('a question about what the figure does not have is refused', () => {
  expect(() => defineCourse(asking({ about: 'third' }), [drawingMaker])).toThrow(
    /question\.about: expected a place of the task's figure, found "third"/,
  );
});

test('below the opened picture of a phone, the step that is read is the one beneath it', async () => {
  await page.viewport(390, 844);
  await render(
    <CourseProvider course={course} storage={storage} figures={[drawingFigures]}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  await expect.poll(strokes).toBe(1);
  const canvas = document.querySelector<HTMLDetailsElement>('.ck-guide-canvas');
  // As high as that of a large flow.
  const { style } = canvas!.querySelector<SVGElement>('svg')!;
  style.height = style.maxHeight = '380px';
  canvas!.open = true;
  const step = document.querySelector('#step-2')!;
  const topBelowPicture = () => {
    step.scrollIntoView({ behavior: 'instant' });
    return step.getBoundingClientRect().top - canvas!.getBoundingClientRect().bottom;
  };
  // Once the page knows how high it is.
  await expect.poll(topBelowPicture).toBeGreaterThan(0);
  expect(step.getBoundingClientRect().top).toBeGreaterThan(422);
  // At the lower end of what is left, it is not read yet.
  window.scrollBy({ top: -200, behavior: 'instant' });
  await expect.poll(strokes).toBe(1);
  window.scrollBy({ top: 200, behavior: 'instant' });
  await expect.poll(strokes).toBe(2);
  await page.viewport(1300, 700);
});
