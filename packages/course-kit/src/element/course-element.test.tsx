import { hasOneOption } from '@course-kit/react/model';
import { defineCourseElements, type CourseElement, type CourseEvent } from '@course-kit/react/element';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passedRecord } from '../components/example-course.fixtures.js';
import { mixedCourse } from '../components/quiz-runner/mixed-quiz.fixtures.js';
import { course } from '../components/small-course.fixtures.js';
import { paintedColor } from '../styles/painted-color.fixtures.js';

defineCourseElements();
beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('[data-hostile]').forEach((style) => style.remove());
  localStorage.clear();
});

const address = (content: unknown) =>
  URL.createObjectURL(new Blob([typeof content === 'string' ? content : JSON.stringify(content)]));

/** An element with its attributes and properties, on the page. */
function put(
  name: string,
  attributes: Record<string, string> = {},
  properties: Partial<CourseElement> = { course },
): CourseElement {
  const element = document.createElement(name) as CourseElement;
  element.innerHTML = '<p>Read on at bread.example</p>';
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  Object.assign(element, properties);
  document.body.append(element);
  return element;
}

const rootOf = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
};
const inside = (element: Element, selector: string) => rootOf(element).querySelector(selector);

function eventsOf(target: EventTarget): CourseEvent[] {
  const events: CourseEvent[] = [];
  target.addEventListener('course-event', (event) => events.push((event as CustomEvent<CourseEvent>).detail));
  return events;
}

describe('inside the shadow root', () => {
  test('a quiz is taken by keyboard alone, and its events reach the page', async () => {
    const events = eventsOf(document);
    const element = put('course-quiz');
    await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();
    for (const { correctAnswer } of course.levels[0]?.questions.filter(hasOneOption) ?? []) {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      for (let step = 0; step < correctAnswer; step += 1) await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect.element(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect.poll(() => rootOf(element).activeElement?.textContent).toBe('Passed');
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['quiz-submitted', 'level-passed']);
    expect(events[0]).toMatchObject({ course: 'Baking Bread', level: 1, score: 100, isPassed: true });
  });

  test('a quiz has questions of every kind, from a file of JSON as well', async () => {
    put('course-quiz', { src: address(mixedCourse), level: '1' }, {});
    await page.getByRole('radio', { name: 'Yeast' }).click();
    await page.getByRole('checkbox', { name: 'Flour' }).click();
    await page.getByRole('checkbox', { name: 'Tap water' }).click();
    await page.getByRole('button', { name: 'Move up: Mix' }).click();
    await page.getByRole('button', { name: 'Move up: Shape' }).click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('230');
    for (const [tool, use] of [
      ['A sieve', 'Loosening what is milled'],
      ['A scale', 'Weighing a dough'],
      ['A blade', 'Scoring a loaf'],
    ] as const)
      await page.getByRole('combobox', { name: tool }).selectOptions(use);
    await page.getByRole('button', { name: 'Submit answers' }).click();

    await expect.element(page.getByText('100%')).toBeVisible();
  });

  test('a press on an option’s words selects it', async () => {
    put('course-quiz');
    await page.getByText('Yeast', { exact: true }).click();

    await expect.element(page.getByRole('radio', { name: 'Yeast' })).toBeChecked();
  });

  test('a toast stands in it, Alt+T goes there, and it closes by mouse', async () => {
    const element = put('course-task');
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await expect.element(page.getByText('Task completed!')).toBeVisible();
    const region = inside(element, '.ck-toasts');
    expect(document.body.querySelector('.ck-toasts')).toBeNull();
    await userEvent.keyboard('{Alt>}t{/Alt}');

    expect(rootOf(element).activeElement).toBe(region);
    expect(getComputedStyle(region as Element).outlineStyle).toBe('solid');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => inside(element, '.ck-toast')).toBeNull();
  });

  test('the name dialog opens in it, keeps the focus, and gives it back', async () => {
    const storageAdapter = createMemoryStorage({
      learner: { id: 'ada', fullName: 'Ada' },
      records: [passedRecord(1)],
    });
    const element = put('course-progress', {}, { course, storageAdapter });
    const button = page.getByRole('button', { name: /^Download PDF ?: Dough/ });
    await button.click();
    await expect.poll(() => rootOf(element).activeElement?.localName).toBe('input');
    const dialog = inside(element, '[role=dialog]');
    for (let count = 0; count < 5; count += 1) {
      await userEvent.tab();
      const { activeElement } = rootOf(element);
      expect(activeElement === null || dialog?.contains(activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => inside(element, '[role=dialog]')).toBeNull();
    expect(rootOf(element).activeElement).toBe(await button.findElement());
  });
});

describe('styles', () => {
  function hostile(css: string) {
    const style = document.createElement('style');
    style.dataset['hostile'] = '';
    style.textContent = css;
    document.head.append(style);
  }

  test('of the page do not apply inside, nor the kit’s outside', async () => {
    hostile('* { color: rgb(255, 0, 0) !important } p { font-size: 40px } button { all: unset }');
    const outside = document.createElement('p');
    outside.textContent = 'Outside';
    document.body.append(outside);
    const before = getComputedStyle(outside).cssText;
    const element = put('course-quiz');
    await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();

    const lead = inside(element, '.ck-lead') as Element;
    expect(getComputedStyle(lead).fontSize).toBe('18px');
    expect(getComputedStyle(lead).color).not.toBe('rgb(255, 0, 0)');
    expect(getComputedStyle(outside).cssText).toBe(before);
  });

  test('use variables that are set on any element around', async () => {
    hostile('body { --ck-color-text: rgb(1, 2, 3) }');
    const element = put('course-quiz', { style: '--ck-color-muted: rgb(4, 5, 6)' });
    await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();

    const color = (selector: string) => getComputedStyle(inside(element, selector) as Element).color;
    expect(color('.ck-title')).toBe('rgb(1, 2, 3)');
    expect(color('.ck-lead')).toBe('rgb(4, 5, 6)');
  });

  test('are light or dark as the attribute says, also when it changes', async () => {
    const element = put('course-quiz', { theme: 'light' });
    await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();
    const painted = (selector: string, property: 'color' | 'backgroundColor') =>
      paintedColor(getComputedStyle(inside(element, selector) as Element)[property]);
    const colors = () => [painted('.ck-title', 'color'), painted('.ck-embed', 'backgroundColor')];
    expect(colors()).toEqual(['#15171e', '#ffffff']);
    element.setAttribute('theme', 'dark');

    expect(colors()).toEqual(['#eceef4', '#171a22']);
  });
});

describe('a course', () => {
  test('is loaded from an address; until then the page’s own content is shown', async () => {
    const element = put('course-quiz', { src: address(course) }, {});
    await expect.element(page.getByText('Read on at bread.example')).toBeVisible();

    await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();
    await expect.element(page.getByText('Read on at bread.example')).not.toBeVisible();
    expect(inside(element, 'slot')).toBeNull();
  });

  test.each<[string, string, string]>([
    ['that is not there', 'blob:nowhere', 'could not be reached'],
    ['that is not JSON', address('<html>'), 'is not JSON'],
    ['that is no course', address({ title: 'Bread' }), 'levels: expected a list'],
    [
      'with a field that is misspelt',
      address({ title: 'Bread', levels: [{ titel: 'A', tasks: [], questions: [] }] }),
      'levels[0].titel: unknown field; did you mean title?',
    ],
    ['that has issues', address({ title: '', levels: [{ title: 'A', tasks: [], questions: [] }] }), 'title'],
  ])('%s is named, beside the page’s own words', async (_case, src, message) => {
    const onError = vi.fn<(event: ErrorEvent) => void>();
    const element = document.createElement('course-quiz');
    element.addEventListener('error', onError);
    element.innerHTML = '<p>Read on at bread.example</p>';
    element.setAttribute('src', src);
    document.body.append(element);

    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
    await expect.element(page.getByText('Read on at bread.example')).toBeVisible();
    expect(onError.mock.calls[0]?.[0].message).toMatch(message);
  });

  test.each<[string, string, string]>([
    ['level', '9', 'no level 9'],
    ['level', 'two', 'level: expected a whole number'],
  ])('without such a %s (%s) says so, until it is put right', async (name, value, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = put('course-quiz', { [name]: value });
    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
    element.setAttribute(name, '2');

    await expect.element(page.getByText('Level 2 · Oven')).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('progress', () => {
  const markTask = () => page.getByRole('button', { name: 'Mark as Completed' }).click();

  test('is shared by the elements of a course', async () => {
    put('course-task');
    const card = put('course-level-card');
    await markTask();

    await expect.poll(() => rootOf(card).textContent).toContain('1 of 2 tasks completed');
    expect(localStorage.getItem('baking-bread:level-1-task-1')).toBe('true');
  });

  test('is separate from that of another course or namespace; an empty namespace is none', async () => {
    put('course-task', { namespace: '' });
    const others = [
      put('course-level-card', { namespace: 'cakes' }),
      put('course-level-card', {}, { course: { ...course, title: 'Cakes' } }),
    ];
    await markTask();

    await expect.poll(() => localStorage.getItem('baking-bread:level-1-task-1')).toBe('true');
    expect(localStorage.getItem('level-1-task-1')).toBeNull();
    for (const other of others) expect(rootOf(other).textContent).not.toContain('1 of 2');
    expect(Object.keys(localStorage)).toEqual(['baking-bread:level-1-task-1']);
  });

  test('in memory is gone with the page', async () => {
    const events = put('course-task', { storage: 'memory' });
    const received = eventsOf(events);
    await markTask();

    await expect.poll(() => received.map(({ type }) => type)).toEqual(['lesson-viewed', 'task-completed']);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a video', () => {
  const video = 'https://videos.example/knead.mp4';
  const step = { title: 'Knead', instruction: ['Push and fold.'] };
  const task = { title: 'Knead', duration: '', video, steps: [step] };
  const lesson = { title: 'Bread', levels: [{ title: 'Dough', tasks: [task], questions: [] }] };

  test('of another host is a link, and plays where the page allows the host', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const element = put('course-task', { src: address(lesson), storage: 'memory' }, {});
    await expect.element(page.getByRole('link', { name: 'Video: Knead' })).toHaveAttribute('href', video);
    expect(inside(element, 'video')).not.toHaveAttribute('src');
    element.setAttribute('media-hosts', 'cdn.example videos.example');

    await expect.poll(() => inside(element, 'video')?.getAttribute('src')).toBe(video);
    warn.mockRestore();
  });
});

describe('on the page', () => {
  test('an element that is moved keeps its state; one that is removed stops', async () => {
    const element = put('course-task', { storage: 'memory' });
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await expect.element(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
    await expect.element(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    element.remove();

    await expect.poll(() => inside(element, '.ck-root')).toBeNull();
  });

  test('changes of attributes apply at once: level, task, base', async () => {
    const element = put('course-task', { base: 'https://bread.example/learn/' });
    await expect.element(page.getByRole('heading', { name: 'Measure' })).toBeVisible();
    element.setAttribute('task', '2');
    await expect.element(page.getByRole('heading', { name: 'Wait' })).toBeVisible();

    const links = [...rootOf(element).querySelectorAll('a')].map(({ href }) => href);
    expect(links).toContain('https://bread.example/learn/level-1/quiz');
  });

  test('a wrong answer of a test leads to the step below the base that teaches it', async () => {
    const [dough, ...others] = course.levels;
    const questions = (dough?.questions ?? []).map((asked) => ({ ...asked, taughtIn: { task: 2, step: 1 } }));
    const taught = JSON.stringify({ ...course, levels: [{ ...dough, questions }, ...others] });
    put('course-quiz', { src: address(taught), base: 'https://bread.example/learn/' }, {});
    for (const [index, name] of ['Yeast', 'Heat', 'Gluten', 'Speed'].entries())
      await page.getByRole('group').nth(index).getByRole('radio', { name }).click();
    await page.getByRole('button', { name: 'Submit answers' }).click();
    const link = page.getByRole('link', { name: 'Read step 1 of “Wait” again' });
    await expect.element(link).toHaveAttribute('href', 'https://bread.example/learn/level-1/task-2#step-1');
  });

  test('without a base there are no links', async () => {
    const element = put('course-task');
    await expect.element(page.getByRole('heading', { name: 'Measure' })).toBeVisible();

    // The bar of steps, which comes later, leads to parts of this page.
    expect(inside(element, '.ck-page-nav')).toBeNull();
    expect(inside(element, 'a[href^="/"]')).toBeNull();
  });

  test('a property that was set before the definition applies', async () => {
    const element = document.createElement('bread-quiz') as CourseElement;
    element.course = course;
    document.body.append(element);
    defineCourseElements({ prefix: 'bread' });

    await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();
  });
});
