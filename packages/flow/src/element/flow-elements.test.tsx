import { defineCourseElements, type CourseElement } from '@course-kit/react/element';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { partnerFile, partnerGoal } from '../flow-check/flow-check.fixtures.js';
import { flowElements } from './flow-elements.js';
import { bakeryCourse, bakeryExercise, steppedCourse } from '../flow-exercise/flow-exercise.fixtures.js';

defineCourseElements(flowElements);
beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const addressOf = (content: unknown) => URL.createObjectURL(new Blob([JSON.stringify(content)]));

/** An element on a page, with what it tells the page. */
function put(
  name: string,
  attributes: Record<string, string>,
  course: CourseElement['course'] = bakeryCourse,
) {
  const element = document.createElement(name) as CourseElement;
  const told = vi.fn<(event: Event) => void>();
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.addEventListener('course-event', told);
  element.course = course;
  document.body.append(element);
  return { element, events: () => told.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail) };
}

/** Answers what the page fetches. */
function answer(respond: (address: string) => Response) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    return respond(address);
  });
  return asked;
}

describe('<course-exercise>', () => {
  const connect = async (output: string, input: string) => {
    await page.getByRole('listbox', { name: 'Output' }).getByRole('option', { name: output }).click();
    await page.getByRole('listbox', { name: 'Input that fits' }).getByRole('option', { name: input }).click();
    await page.getByRole('button', { name: 'Connect' }).click();
  };

  test('is solved on a page without React, which hears of it, and is dressed', async () => {
    const { element, events } = put('course-exercise', {
      exercises: addressOf({ 'task-1-1': [bakeryExercise] }),
    });
    await page.getByRole('button', { name: 'Start the exercise' }).click();
    await connect('Order · Order (Message)', 'Baker · Input (Message)');
    await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');

    await expect.element(page.getByText('Solved: the flow is complete.')).toBeVisible();
    await expect.poll(events).toEqual([expect.objectContaining({ type: 'exercise-solved', task: 1 })]);
    const one = element.shadowRoot?.querySelector('.ck-exercise-one');
    expect(one && getComputedStyle(one).borderTopStyle).toBe('solid');
  });

  test('takes the file beside the course, and says when that is not there', async () => {
    const asked = answer(() => new Response('', { status: 404 }));
    put('course-exercise', { src: '/baking/course.json' });
    await page.getByRole('button', { name: 'Start the exercise' }).click();

    await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
    expect(asked).toEqual([new URL('/baking/exercises.json', location.href).href]);
  });
});

describe('<course-task>', () => {
  test('shows the exercise of a step in it, and fetches what is missing when it is begun', async () => {
    const asked = answer(() => Response.json({ 'task-1-1': [bakeryExercise] }));
    const { element } = put('course-task', { src: '/baking/course.json', storage: 'memory' }, steppedCourse);
    const start = page.getByRole('button', { name: 'Start the exercise' });
    await expect.element(start).toBeVisible();
    expect(start.elements()).toHaveLength(1);
    expect(asked).toEqual([]);
    await start.click();

    await expect.element(page.getByRole('heading', { name: bakeryExercise.title })).toBeVisible();
    expect(asked).toEqual([new URL('/baking/exercises.json', location.href).href]);
    expect(element.shadowRoot?.querySelector('#step-1 .ck-exercise-one')).not.toBeNull();
  });
});

describe('<course-check>', () => {
  const right = new File([JSON.stringify(partnerFile())], 'partner.json');

  test('compares a file on a page without React, which hears of it', async () => {
    const { element, events } = put('course-check', {
      task: '2',
      checks: addressOf({ 'task-1-2': [partnerGoal] }),
    });
    await page.getByRole('button', { name: 'Check a file' }).click();
    await expect.element(page.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
    const input = element.shadowRoot?.querySelector<HTMLElement>('input[type=file]');
    await userEvent.upload(input!, right);

    await expect.element(page.getByText('Everything is in place.')).toBeVisible();
    await expect
      .poll(events)
      .toEqual([expect.objectContaining({ type: 'work-checked', task: 2, isPassed: true })]);
  });

  test('takes the file beside the course', async () => {
    const asked = answer(() => Response.json({ 'task-1-1': [partnerGoal] }));
    put('course-check', { src: '/baking/course.json' });
    await page.getByRole('button', { name: 'Check a file' }).click();

    await expect.element(page.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
    expect(asked).toEqual([new URL('/baking/checks.json', location.href).href]);
  });
});

test('a flow that its author has not placed is drawn with its components side by side', async () => {
  await page.viewport(1000, 800);
  const figure = {
    kind: 'flow',
    title: 'Bake',
    nodes: {
      dough: { title: 'Dough', outputs: ['Loaf: Bread'] },
      oven: { title: 'Oven', inputs: ['In: Bread'] },
    },
    connections: ['dough.Loaf -> oven.In'],
  };
  const task = { title: 'Bake', duration: '', figure, steps: [{ title: 'Bake', instruction: ['Wait.'] }] };
  const lesson = { title: 'Bread', levels: [{ title: 'Dough', tasks: [task], questions: [] }] };
  const { element } = put('course-task', { storage: 'memory' }, lesson);
  const boxes = () =>
    [...(element.shadowRoot?.querySelectorAll('.ck-flow-node') ?? [])]
      .map((box) => box.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  const isBeside = () => {
    const [dough, oven, ...others] = boxes();
    return dough && oven && others.length === 0 && oven.left > dough.right;
  };
  await expect.poll(isBeside).toBe(true);
});
