import { CourseProvider, TaskPage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { FlowCheck } from '@course-kit/flow/check';
import { de } from '@course-kit/flow/messages';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { exampleCourse } from '../../../course-kit/src/components/example-course.fixtures.js';
import { checkFile } from './check-file.js';
import { checkHere } from './check-here.js';
import type { CheckRequest } from './check-request.js';
import {
  answerGoal,
  codeGoal,
  leakyFile,
  partnerFile,
  partnerGoal,
  unfinishedFile,
} from './flow-check.fixtures.js';
import { checkWork } from './model/check-work.js';
import type { TaskChecks } from './model/task-check.js';
import { choose, fileOf, open, show, status } from './shown-check.fixtures.js';

vi.mock(import('./check-here.js'), { spy: true });

test('a whole flow passes, and the learner marks the task', async () => {
  const { storage, onEvent } = await show();
  await open();
  await choose(fileOf(partnerFile()));

  await expect.element(status()).toHaveTextContent('Everything is in place.');
  await page.getByRole('button', { name: 'Mark the task as completed' }).click();

  await expect.element(page.getByText('The task is marked as completed.')).toHaveFocus();
  await expect
    .poll(() => storage.progress.list())
    .toEqual([expect.objectContaining({ level: 1, completedTasks: ['level-1-task-2'] })]);
  await expect
    .poll(() => onEvent.mock.calls.map(([event]) => event).filter(({ type }) => type === 'work-checked'))
    .toEqual([
      expect.objectContaining({
        level: 1,
        task: 2,
        check: 'Study Partner',
        isPassed: true,
        release: '1.12.5',
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
    ]);
});

test('the lesson says at once that the project of its level was built and checked', async () => {
  const [first, ...others] = exampleCourse.levels;
  const project = { task: 2, flow: 1, title: partnerGoal.title };
  const course = { ...exampleCourse, levels: [{ ...first!, project }, ...others] };
  const lesson = (task: number) => (
    <CourseProvider course={course} storage={createMemoryStorage()}>
      <TaskPage level={1} task={task}>
        <FlowCheck level={1} task={task} loadChecks={async () => ({ 'task-1-2': [partnerGoal] })} />
      </TaskPage>
    </CourseProvider>
  );
  const { rerender } = await render(lesson(2));
  await expect.element(page.getByText('Project: Study Partner', { exact: true })).toBeVisible();
  await open();
  await choose(fileOf(unfinishedFile()));
  await expect.element(page.getByText('2 things to change.')).toBeVisible();
  await expect.element(page.getByText('Project: Study Partner', { exact: true })).toBeVisible();
  await choose(fileOf(partnerFile()));
  const mark = page.getByText('Project: Study Partner, built and checked', { exact: true });
  await expect.element(mark).toBeVisible();
  await rerender(lesson(1));
  await expect.element(mark).not.toBeInTheDocument();
});

test('the account notes a flow that passed, and the text says what of it', async () => {
  const storage = createMemoryStorage({ learner: { id: 'ada' } });
  await show({ storage, checks: [answerGoal, partnerGoal] });
  await expect.element(page.getByText(/^It stays on this device\. If you’re signed in/)).toBeVisible();
  await open();
  await choose(fileOf(partnerFile()), 1);
  const list = async () => storage.flowChecks?.list();
  await expect
    .poll(list)
    .toMatchObject([
      { level: 1, task: 2, flow: 1, fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), release: '1.12.5' },
    ]);
  expect(Object.keys((await list())?.[0] ?? {}).sort()).toEqual([
    'checkedAt',
    'fingerprint',
    'flow',
    'level',
    'release',
    'task',
  ]);
});

test('a flow that lacks something leaves nothing on the account', async () => {
  const storage = createMemoryStorage({ learner: { id: 'ada' } });
  await show({ storage, checks: [answerGoal, partnerGoal] });
  await open();
  await choose(fileOf(unfinishedFile()), 1);
  await expect.element(page.getByText('2 things to change.')).toBeVisible();
  await expect.poll(() => storage.drafts.read(1, 2)).toMatchObject({ checks: {} });
  expect(storage.drafts.read(1, 2)).not.toHaveProperty('passedFlows');
  expect(await storage.flowChecks?.list()).toEqual([]);
});

test('a visitor’s flow waits in the browser, and comes along once they sign in', async () => {
  const storage = createMemoryStorage({ learner: null });
  await show({ storage });
  await open();
  await choose(fileOf(partnerFile()));
  await expect.poll(() => storage.drafts.read(1, 2)).toHaveProperty('passedFlows.1');
  storage.signIn({ id: 'ada' });
  await expect.poll(async () => storage.flowChecks?.list()).toMatchObject([{ level: 1, task: 2, flow: 1 }]);
  await expect.poll(() => storage.drafts.read(1, 2)).not.toHaveProperty('passedFlows');
});

test('what is missing is named and drawn, and nothing is offered', async () => {
  await show();
  await open();
  await choose(fileOf(unfinishedFile()));

  await expect.element(status()).toHaveTextContent('2 things to change.');
  await expect
    .element(page.getByText(/^Connect Model Response of Language Model with Input of Chat Output$/))
    .toBeVisible();
  await expect.element(page.getByText('Add “{subject}” to Template of Prompt Template')).toBeVisible();
  await expect
    .element(
      page.getByRole('group', {
        name: 'Your flow. Dashed: missing. Red frame: change a field.',
      }),
    )
    .toBeVisible();
  const missing = [...document.querySelectorAll<SVGPathElement>('.ck-flow-frame [data-missing]')];
  expect(missing).toHaveLength(1);
  const dashes = missing.map((line) => [
    getComputedStyle(line).strokeDasharray,
    line.hasAttribute('pathLength'),
  ]);
  expect(dashes).toEqual([['6px, 5px', false]]);
  expect(page.getByRole('button', { name: 'Mark the task as completed' }).elements()).toHaveLength(0);
});

test('on a phone the picture is there as a whole, in letters that can be read', async () => {
  await page.viewport(390, 844);
  await show();
  await open();
  await choose(fileOf(unfinishedFile()));
  await expect.element(status()).toHaveTextContent('2 things to change.');
  const frame = () => document.querySelector('.ck-check .ck-flow-stack');
  const picture = () => frame()?.querySelector<SVGSVGElement>('.ck-flow-picture');
  await expect.poll(() => picture()?.getBoundingClientRect().width).toBeGreaterThan(0);
  expect(frame()?.scrollWidth).toBeLessThanOrEqual(frame()?.clientWidth ?? 0);
  expect(13 * (picture()?.getScreenCTM()?.a ?? 0)).toBeGreaterThanOrEqual(11);
  expect(frame()?.querySelectorAll('[data-missing]')).toHaveLength(1);
  await page.viewport(1280, 800);
});

test('a key is named before anything else, and nothing is remembered of the file', async () => {
  const { onEvent } = await show();
  await open();
  await choose(fileOf(leakyFile()));

  await expect
    .element(status())
    .toHaveTextContent(
      'There is a key in this file. Take it out before you share the file, and check it again.Language Model · API Key',
    );
  expect(onEvent.mock.calls.filter(([event]) => event.type === 'work-checked')).toEqual([]);
});

test.each([
  ['a fence of Markdown', '```json\n{"version": "1.12.1"}\n```'],
  ['what a program prints besides it', '[12:01] asked\nok 20 ms {x}\n{"version": "1.12.1"}\nDone.'],
])('what is pasted may have %s around it', async (_, pasted) => {
  await show({ checks: [answerGoal] });
  await open();
  await page.getByRole('button', { name: 'Paste its text instead' }).click();
  await page.getByLabelText('Text of the file').fill(pasted);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect.element(status()).toHaveTextContent('Everything is in place.');
});

test('a task that asks for two flows is offered to be marked once both have passed', async () => {
  await show({ checks: [partnerGoal, { ...partnerGoal, title: 'Another Partner' }, codeGoal] });
  const offer = page.getByRole('button', { name: 'Mark the task as completed' });
  await open();
  await choose(fileOf(partnerFile()));
  await expect.element(status()).toHaveTextContent('Everything is in place.');
  await expect.element(offer).not.toBeInTheDocument();

  await choose(fileOf(partnerFile()), 1);
  await expect.element(offer).toBeVisible();
});

test('what has passed stays passed when a later file lacks something', async () => {
  const { unmount, again } = await show();
  await open();
  await choose(fileOf(partnerFile()));
  await expect.element(status()).toHaveTextContent('Everything is in place.');
  await choose(fileOf(unfinishedFile()));
  await expect.element(status()).toHaveTextContent('2 things to change.');
  await expect.element(page.getByText(/^Passed on /)).toBeVisible();
  await unmount();
  await again();
  await open();
  await expect.element(page.getByText(/^Passed on /)).toBeVisible();
});

test('text can be pasted, and several things handed in', async () => {
  await show({ checks: [answerGoal, codeGoal] });
  await open();
  await page.getByText('Paste its text instead').first().click();
  await page.getByLabelText('Text of the file').first().fill('{"version": "1.9.2"}');
  await page.getByRole('button', { name: 'Check this text' }).first().click();

  await expect.element(status()).toHaveTextContent('1 thing to change.');
  await expect.element(page.getByText('Make sure of this: Langflow 1.12 or newer answers')).toBeVisible();
  await expect.element(page.getByText(/This is a hint/)).toBeVisible();
});

test('the check opens by keyboard, with the focus where the learner goes on', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  await expect.element(page.getByRole('button', { name: /^Choose a file/ })).toHaveFocus();
});

test('where a page allows no worker, it checks all the same', async () => {
  await show({
    startWorker: () => {
      throw new TypeError('This document requires a trusted address');
    },
  });
  await open();
  await choose(fileOf(partnerFile()));

  await expect.element(status()).toHaveTextContent('Everything is in place.');
});

test('where the worker cannot be loaded, it checks all the same', async () => {
  await show({ startWorker: () => new Worker('/there-is-no-such-file.js') });
  await open();
  await choose(fileOf(partnerFile()));

  await expect.element(status()).toHaveTextContent('Everything is in place.');
});

test('a file that was changed after it was chosen is refused, and can be chosen again', async () => {
  // In the page, where the browser's answer can be another one.
  await show({
    startWorker: () => {
      throw new TypeError('This document requires a trusted address');
    },
  });
  await open();
  const file = fileOf(partnerFile());
  vi.spyOn(Blob.prototype, 'text').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  await choose(file);

  await expect
    .element(status())
    .toHaveTextContent('This file cannot be checked. It cannot be read. Choose it again.');
  await choose(file);
  await expect.element(status()).toHaveTextContent('Everything is in place.');
});

test('where what checks cannot be loaded that is said, and the next file tries again', async () => {
  vi.mocked(checkHere).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await show({ startWorker: () => new Worker('/there-is-no-such-file.js') });
  await open();
  await choose(fileOf(partnerFile()));

  await expect
    .element(status())
    .toHaveTextContent('The check could not be loaded. Try again when you are connected.');
  await choose(fileOf(partnerFile()));
  await expect.element(status()).toHaveTextContent('Everything is in place.');
});

test.each([
  ['a flow', partnerGoal, partnerFile(), 'Everything is in place.'],
  ['a JSON answer', answerGoal, { version: '1.12.5' }, 'Everything is in place.'],
  ['a file of code', codeGoal, 'TIMEOUT = 30', '1 thing to change.'],
])('%s is checked in the worker, so that a large one stops no press', async (_, goal, value, verdict) => {
  await show({ checks: [goal] });
  await open();
  vi.mocked(checkHere).mockClear();
  await choose(fileOf(value));

  await expect.element(status()).toHaveTextContent(verdict);
  expect(checkHere).not.toHaveBeenCalled();
});

test('of two files the result of the last one is shown, and that of the first is dropped', async () => {
  const answers: (() => Promise<void>)[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage({ goal, work }: CheckRequest, [port]: [MessagePort]) {
      answers.push(async () => port.postMessage(await checkFile(checkWork, goal, work)));
    },
    terminate() {},
  });
  const { onEvent } = await show({ startWorker: () => worker as unknown as Worker });
  await open();
  await choose(fileOf(unfinishedFile()));
  await choose(fileOf(partnerFile()));
  await expect.poll(() => answers).toHaveLength(2);
  for (const answer of answers) await answer();

  await expect.element(status()).toHaveTextContent('Everything is in place.');
  await expect
    .poll(() => onEvent.mock.calls.map(([event]) => event).filter(({ type }) => type === 'work-checked'))
    .toEqual([expect.objectContaining({ isPassed: true })]);
});

test('where checks cannot be loaded that is said, and the next press tries again', async () => {
  const load = vi.fn<() => Promise<TaskChecks>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ 'task-1-2': [partnerGoal] });
  await show({ load });
  await open();
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  await open();

  await expect.element(page.getByRole('button', { name: /^Choose a file/ })).toHaveFocus();
});

test('a passed check is remembered', async () => {
  const { unmount, again } = await show();
  await open();
  await choose(fileOf(partnerFile()));
  await expect.element(status()).toHaveTextContent('Everything is in place.');
  await unmount();
  await again();
  await open();

  await expect.element(page.getByText(/^Passed on /)).toBeVisible();
});

test('nothing is asked of any server while a file is checked', async () => {
  await show();
  await open();
  // The first check waits for the worker to be there.
  await choose(fileOf(unfinishedFile()));
  await expect.element(status()).toHaveTextContent('2 things to change.');
  performance.clearResourceTimings();
  await choose(fileOf(partnerFile(), 'again.json'));
  await expect.element(status()).toHaveTextContent('Everything is in place.');

  expect(performance.getEntriesByType('resource')).toEqual([]);
});

test('speaks the language of the page', async () => {
  await show({ messages: de });
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await choose(fileOf(unfinishedFile()));

  await expect.element(status()).toHaveTextContent('2 Sachen sind zu ändern.');
  await expect
    .element(page.getByText('Verbinde Model Response von Language Model mit Input von Chat Output'))
    .toBeVisible();
});
