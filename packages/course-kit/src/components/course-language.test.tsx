import { FlowDiagram, flowFigures } from '@course-kit/flow';
import {
  CertificateView,
  CourseMap,
  CourseProvider,
  defaultLinkFor,
  LevelCard,
  LevelPage,
  ProgressGrid,
  QuizRunner,
  QuizRunnerView,
  TaskPage,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { translateOutline, translateQuestions } from '@course-kit/react/model';
import { ar as flowTexts } from '@course-kit/flow/messages';
import { ar as kitTexts } from '@course-kit/react/messages/ar';
import { de } from '@course-kit/react/messages/de';
import { fr } from '@course-kit/react/messages/fr';
import type { CourseMessages } from '@course-kit/react/messages';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { begunRecord, exampleCertificate, exampleCourse, passedRecord } from './example-course.fixtures.js';
import { agentFlow } from '../../../flow/src/flow/flow.fixtures.js';
import { quizFinished } from './quiz-runner/quiz.fixtures.js';

const { documentElement: root } = document;
afterEach(() => {
  root.lang = root.dir = '';
});

const ar = { ...kitTexts, ...flowTexts };

/** The example in English, with a flow that its first step adds to. */
const [first, ...others] = exampleCourse.levels;
const [lesson, ...lessons] = first?.tasks ?? [];
if (!first || !lesson) throw new Error('The example has a level with a lesson');
const [step, ...steps] = lesson.steps;
if (!step) throw new Error('The example has a lesson with steps');
const withFlow = {
  ...lesson,
  figure: agentFlow,
  steps: [{ ...step, adds: agentFlow.nodes.map(({ id }) => id) }, ...steps],
};
const course = {
  ...exampleCourse,
  levels: [{ ...first, tasks: [withFlow, ...lessons] }, ...others],
};

const everything = (
  <>
    {[1, 2, 3].map((level) => (
      <LevelCard key={level} level={level} />
    ))}
    <CourseMap />
    <LevelPage level={1} />
    <TaskPage level={1} task={1} figures={[flowFigures]} />
    <QuizRunner level={1} />
    <ProgressGrid />
    <FlowDiagram flow={agentFlow} />
    <CertificateView id={exampleCertificate.id} />
  </>
);

async function showAll(locale: string, messages?: CourseMessages, children = everything) {
  const storage = createMemoryStorage({
    records: [passedRecord(1), begunRecord(2)],
    certificates: [exampleCertificate],
  });
  const { container } = await render(
    <CourseProvider
      course={course}
      storage={storage}
      linkFor={defaultLinkFor}
      messages={messages}
      locale={locale}
      toaster={null}
    >
      {children}
    </CourseProvider>,
  );
  await expect.poll(() => container.querySelectorAll('[aria-busy], [data-state=loading]')).toHaveLength(0);
  return container;
}

/** Every text of the page with the language that a screen reader reads it in. */
function spokenTexts(container: Element): { readonly text: string; readonly language: string | undefined }[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const spoken = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const language = node.parentElement?.closest<HTMLElement>('[lang]')?.lang;
    if (!node.parentElement?.closest('svg')) spoken.push({ text, language });
  }
  return spoken.filter(({ text }) => /\p{L}/u.test(text));
}

const ARABIC = /\p{Script=Arabic}/u;
/** Names that are no word of any language. */
const NAMES = /^(PDF|CERT-.*|Maria Sklodowska|21 نوفمبر 2025.*)$/;

test('in an Arabic page every English text is said to be English, and every Arabic one Arabic', async () => {
  root.lang = 'ar';
  root.dir = 'rtl';
  const container = await showAll('ar', ar);
  await expect.element(page.getByText(ar.certificateView.details)).toBeVisible();

  const wrong = spokenTexts(container).filter(
    ({ text, language }) => !NAMES.test(text) && language !== (ARABIC.test(text) ? 'ar' : 'en'),
  );
  expect(wrong).toEqual([]);
  expect(spokenTexts(container).filter(({ language }) => language === 'en').length).toBeGreaterThan(50);
});

test('names of controls and lists are in the language that they are said to be in', async () => {
  root.lang = 'ar';
  const container = await showAll('ar', ar);
  const named = [...container.querySelectorAll('[aria-label]')].map((element) => ({
    name: element.getAttribute('aria-label') ?? '',
    language: element.closest<HTMLElement>('[lang]')?.lang,
  }));

  const wrong = named.filter(({ name, language }) => language !== (ARABIC.test(name) ? 'ar' : 'en'));
  expect(wrong).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

/** Where on the screen the first and the last character of an element's text stand. */
function ends(element: Element): { readonly first: number; readonly last: number } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) nodes.push(node);
  const leftOf = (node: Node | undefined, offset: number) => {
    if (!node) throw new Error('There is no text');
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect().left;
  };
  const last = nodes.at(-1);
  return { first: leftOf(nodes[0], 0), last: leftOf(last, (last?.textContent ?? '').length - 1) };
}

test('English sentences end on the right, with numbers and boxes before them on the left', async () => {
  root.lang = 'ar';
  root.dir = 'rtl';
  const container = await showAll('ar', ar);
  await page.getByRole('button', { name: ar.quizRunner.retake }).click();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  const find = (selector: string) => {
    const element = container.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  const lefts = (...selectors: readonly string[]) =>
    selectors.map((selector) => find(selector).getBoundingClientRect().left);

  for (const sentence of ['.ck-task-page .ck-lead', '.ck-step .ck-paragraph', '.ck-note p']) {
    const { first, last } = ends(find(sentence));
    expect(last, `${sentence} ends on the right`).toBeGreaterThan(first);
  }
  const aligned = [
    ...find('.ck-task-page').querySelectorAll('.ck-lead, .ck-paragraph, .ck-note p, .ck-plain-list li'),
  ];
  const directions = aligned.map((element) => getComputedStyle(element).direction);
  expect(new Set(directions), 'English of a lesson is aligned one way').toEqual(new Set(['ltr']));
  const [stepNumber = 0, stepText = 0] = lefts('.ck-step .ck-node', '.ck-step .ck-paragraph');
  expect(stepNumber).toBeLessThan(stepText);
  const [box = 0, option = 0] = lefts('.ck-option .ck-radio', '.ck-option .ck-option-text');
  expect(box).toBeLessThan(option);
  const [code = 0, snippet = 0] = lefts('.ck-snippet-code code', '.ck-snippet-code');
  expect(code - snippet).toBeLessThan(40);
  // The page's own parts keep their side.
  expect(getComputedStyle(find('.ck-task-page .ck-page-nav')).direction).toBe('rtl');
});

test.each([390, 1280])(
  'in a page of %i pixels, goals in English stand beside their icons, short and long',
  async (width) => {
    root.lang = 'ar';
    root.dir = 'rtl';
    await page.viewport(width, 800);
    const goals = [...(await showAll('ar', ar)).querySelectorAll('.ck-check-list-item')];
    const gaps = goals.map((goal) => {
      const range = document.createRange();
      range.selectNodeContents(goal.querySelector('[lang=en]') ?? goal);
      const right = Math.max(...[...range.getClientRects()].map((line) => line.right));
      return Math.round((goal.querySelector('.ck-icon')?.getBoundingClientRect().left ?? 0) - right);
    });
    expect(gaps.length).toBeGreaterThan(1);
    // A space at the end of a line may hang over its edge.
    for (const gap of gaps) expect(gap).toBeLessThan(16);
  },
);

test.each(['en', 'en-US', 'en-GB'])('where the page is in %s, nothing is marked', async (locale) => {
  const container = await showAll(locale);

  expect(container.querySelectorAll('[lang], [dir]:not([dir=auto])')).toHaveLength(0);
  await expect.element(page.getByText(/This (level|lesson|test) is in/)).not.toBeInTheDocument();
});

test('a course that does not say its language is taken for one in the language of the page', async () => {
  const { language: _unsaid, ...silent } = exampleCourse;
  const { container } = await render(<LevelPage course={silent} level={1} messages={de} locale="de" />);

  expect(container.querySelectorAll('[lang], [dir]')).toHaveLength(0);
});

test.each([
  ['Diese Stufe', <LevelPage key="" level={1} />],
  ['Diese Lektion', <TaskPage key="" level={1} task={1} />],
  ['Dieser Test', <QuizRunner key="" level={1} />],
])('%s says in the page’s language which one it is in', async (what, component) => {
  await render(
    <CourseProvider course={course} storage={createMemoryStorage()} messages={de} locale="de-AT">
      {component}
    </CourseProvider>,
  );

  await expect.element(page.getByText(`${what} ist auf Englisch.`)).toBeVisible();
});

test('what tells buttons apart is joined as the page’s language does it', async () => {
  await showAll(
    'fr',
    fr,
    <>
      <LevelCard level={1} />
      <QuizRunner level={1} />
    </>,
  );
  const name = `${fr.levelCard.review}\u202f: First loaves`;
  await expect.element(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: fr.quizRunner.retake }).click();
  await page.getByRole('radio', { name: 'Yeast' }).click();
  await expect.element(page.getByText(/2, 3 et 4/)).toBeVisible();
});

test('a level that was translated is not marked, says nothing of its language, and others are as before', async () => {
  const words = { title: 'Erste Laibe', tasks: [{ title: 'Mischen' }, null] };
  const translation = translateOutline(course, [words], 'de');
  const inGerman = (
    <CourseProvider
      course={course}
      translation={translation}
      storage={createMemoryStorage({ records: [passedRecord(1)] })}
      linkFor={defaultLinkFor}
      messages={de}
      locale="de"
    >
      <LevelCard level={1} />
      <LevelPage level={1} />
      <LevelPage level={2} />
      <ProgressGrid />
    </CourseProvider>
  );
  const { container } = await render(inGerman);

  const titles = page.getByRole('heading', { name: 'Erste Laibe' });
  await expect.element(titles).toHaveLength(3);
  for (const title of titles.elements()) expect(title.querySelector('[lang]')).toBeNull();
  const [tasks] = container.querySelectorAll('.ck-task-list');
  const marks = [...(tasks?.querySelectorAll('.ck-task-title') ?? [])].map(
    (title) => title.querySelector('[lang]')?.getAttribute('lang') ?? null,
  );
  expect(marks).toEqual([null, 'en']);
  const said = [...container.querySelectorAll('.ck-level-page')].map((level) =>
    level.textContent?.includes('Diese Stufe ist auf Englisch.'),
  );
  expect(said).toEqual([false, true]);
  await expect.element(page.getByText('Sourdough').first()).toHaveAttribute('lang', 'en');
});

test('questions that were translated are not marked, and one that was not is', async () => {
  const [asked, ...more] = first.questions;
  const words = { [asked?.id ?? '']: { question: 'Warum?', options: { a: 'A', b: 'B', c: 'C', d: 'D' } } };
  const questions = translateQuestions(first.questions, words, 'de');
  await render(
    <CourseProvider course={course} storage={createMemoryStorage()} messages={de} locale="de">
      <QuizRunner level={{ ...first, questions }} />
    </CourseProvider>,
  );
  const marks = page
    .getByRole('group')
    .elements()
    .map((field) => field.getAttribute('lang'));
  expect(marks).toEqual([null, ...more.map(() => 'en')]);
  await expect.element(page.getByText('Dieser Test ist auf Englisch.')).not.toBeInTheDocument();
});

test('explanations that a storage gives in the language of the course are marked, which is said once', async () => {
  const inGerman = first.questions.map(({ explanation: _why, ...question }) => ({
    ...question,
    language: 'de',
  }));
  const { phase } = quizFinished(4);
  if (phase.status !== 'finished') throw new Error('The quiz is finished');
  const answers = phase.outcome.answers.map((marked, index) => ({
    ...marked,
    question: inGerman[index] ?? marked.question,
  }));
  await render(
    <QuizRunnerView
      level={{ ...first, questions: inGerman }}
      quiz={quizFinished(4, { answers })}
      passMark={75}
      links={{ level: null, next: null, isLastLevel: false }}
      courseLanguage="en"
      messages={de.quizRunner}
      locale="de"
    />,
  );
  await expect.element(page.getByText('Die Erklärungen sind auf Englisch.')).toBeVisible();
  await expect.element(page.getByText('Dieser Test ist auf Englisch.')).not.toBeInTheDocument();
  for (const { explanation = '' } of first.questions)
    await expect.element(page.getByText(explanation)).toHaveAttribute('lang', 'en');
});
