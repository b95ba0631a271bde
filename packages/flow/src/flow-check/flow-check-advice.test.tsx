import { FlowCheckView } from '@course-kit/flow/check';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { partnerFile, partnerGoal } from './flow-check.fixtures.js';
import { choose, fileOf, open } from './shown-check.fixtures.js';

const steps = [
  { title: 'Begin', instruction: ['Place the chat.'] },
  {
    title: 'Add a variable',
    instruction: [{ kind: 'snippet', language: 'text', label: '', code: '{subject}' }],
  },
] as const;

async function show(file: unknown) {
  await render(
    <>
      <FlowCheckView
        load={async () => [partnerGoal]}
        steps={steps}
        isCompleted={false}
        onChecked={() => {}}
        onComplete={() => {}}
      />
      <h2 id="step-2">Add a variable</h2>
    </>,
  );
  await open();
  await choose(fileOf(file));
}

const withoutVariable = () =>
  JSON.parse(JSON.stringify(partnerFile()).replace('{subject}', 'physics')) as unknown;

test('what is missing is said as what to do, with the step that teaches it', async () => {
  await show(withoutVariable());
  await expect.element(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  await expect.element(page.getByText('Add “{subject}” to Template of Prompt Template')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Step 2: Add a variable' }))
    .toHaveAttribute('href', '#step-2');
});

test('a field to change is named in its component, and nothing is said of dashes where there are none', async () => {
  await show(withoutVariable());
  await expect
    .element(page.getByRole('group', { name: 'Your flow. Red frame: change a field.' }))
    .toBeVisible();
  const changed = document.querySelectorAll('.ck-flow-frame g:has(> .ck-flow-detail)');
  expect(Array.from(changed, ({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Prompt TemplateTemplate/),
  ]);
});

test('of a flow that lacks a connection alone no red frame is said', async () => {
  const file = partnerFile();
  file.data.edges.pop();
  await show(file);
  await expect
    .element(page.getByRole('group', { name: 'Your flow. Dashed: missing.', exact: true }))
    .toBeVisible();
});
