import { flowOf } from '@course-kit/flow/model';
import { expect } from '@playwright/test';
import { join } from 'node:path';
import { exportFlow } from '../langflow/share.js';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';

/** As the stylesheet of the tool colors a port. */
const colorOf = (element: Element) =>
  getComputedStyle(element.querySelector('div') ?? element).backgroundColor;

rehearse('1-3', async ({ step, langflow, page, lesson, server }) => {
  const { projects, editor, canvas, components, playground } = langflow;
  const input = editor.component('Chat Input');
  const prompt = editor.component('Prompt Template');
  const model = editor.component('Language Model');
  const output = editor.component('Chat Output');
  const nodes = page.getByRole('application', { name: / node$/ });
  const edges = page.getByRole('button', { name: /^Edge from / });

  await step('Name the parts of a flow', async ({ meet, press, see, picture }) => {
    await projects.openTemplates();
    await press('Basic Prompting', projects.template('Basic Prompting'));
    await meet('Language Model', await picture(model.node));
    await editor.chooseModel('Language Model', 'gpt-5.4');
    await meet('Chat Input', input.node);
    await meet('Prompt Template', prompt.node);
    await meet('Chat Output', output.node);
    await see(async () => {
      await expect(nodes).toHaveCount(4);
      await expect(edges).toHaveCount(3);
      await expect(page.getByRole('button', { name: /^Edge from .* to Language Model$/ })).toHaveCount(2);
    });
  });

  await step('Read the ports', async ({ meet, see, picture }) => {
    await meet('Chat Input', input.node);
    await meet('Language Model', model.node);
    await meet('Chat Output', output.node);
    const hint = page.getByRole('tooltip');
    await editor.fit();
    await editor.output('Chat Input', 'Chat Message').hover();
    await expect(hint).toContainText('Message');
    await editor.output('Chat Input', 'Chat Message').click();
    await expect(editor.addButton('Chat Output')).toBeVisible();
    await expect(editor.addButton('Chat Input')).toHaveCount(0);
    const removeFilter = page.getByRole('button', { name: 'Remove filter' });
    await removeFilter.click();
    await expect(removeFilter).toHaveCount(0);
    const message = await components.colorOf(editor.output('Chat Input', 'Chat Message'));
    await see(async () => {
      for (const port of [editor.input('Language Model', 'Input'), editor.input('Chat Output', 'Inputs')])
        await expect.poll(() => components.colorOf(port)).toBe(message);
      await picture(editor.input('Language Model', 'Input'));
      await editor.input('Language Model', 'Input').hover();
      await expect(hint).toContainText(/Message/);
      await expect(hint).not.toContainText('Table');
      // A hint stays where the pointer jumps away.
      await page.mouse.move(900, 800, { steps: 10 });
      await expect(hint).toHaveCount(0);
      await editor.input('Chat Output', 'Inputs').hover();
      await expect(hint).toContainText(/JSON.*Table.*Message/s);
    });
  });

  await step('Study Chat Input', async ({ meet, meetAll, press, see, picture }) => {
    await meet('Chat Input', await input.select());
    await press('Parameters', input.action('Parameters'));
    await meetAll(['Sender Name', 'Session ID', 'Store Messages'], (name) =>
      input.parameter(name).getByText(name, { exact: true }),
    );
    await input.closeParameters();
    const text = input.node.getByRole('textbox', { name: 'Input Text' });
    await (await meet('Input Text', text)).fill('How often does a chain need oil?');
    await meet('Run component', input.runButton);
    await input.run();
    await meet('Inspect output', await picture(input.inspectButton));
    await see(async () => expect(await input.inspect()).toBe('How often does a chain need oil?'));
  });

  await step('Grow a port on Prompt Template', async ({ meet, press, see, snippet, picture }) => {
    await meet('Prompt Template', prompt.node);
    await meet('Template', prompt.node.getByText('Template', { exact: true }));
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Template text'));
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    await meet('audience', await picture(editor.input('Prompt Template', 'audience')));
    await editor.settled();
    await prompt.node.getByTestId('textarea_str_audience').fill('ten-year-old children');
    await prompt.run();
    await see(async () =>
      expect(await prompt.inspect()).toMatch(/^You explain bicycles to ten-year-old children\./),
    );
  });

  await step('Switch an output type', async ({ meet, press, see, picture }) => {
    const second = editor.component('Language Model');
    await meet('Language Model', await canvas.drop('Language Model'));
    const before = await second.node
      .getByRole('button', { name: /^Output handle for Model Response/ })
      .evaluate(colorOf);
    const list = second.node.getByRole('combobox', { name: 'Output' });
    await press('Model Response', await picture(list));
    await page.getByRole('option', { name: /^Language Model/ }).click();
    await editor.settled();
    const switched = second.node.getByRole('button', { name: /^Output handle for Language Model/ });
    await see(async () => expect(await switched.evaluate(colorOf)).not.toBe(before));
    await meet('Structured Output', await editor.found('Structured Output'));
    await editor.search.fill('');
    await canvas.remove('Language Model');
    await expect(nodes).toHaveCount(flowOf(lesson.task)?.nodes.length ?? 0);
    await expect(edges).toHaveCount(3);
  });

  await step('Convert one type into another', async ({ meet, press, see, picture }) => {
    const convert = editor.component('Type Convert');
    await meet('Type Convert', await canvas.drop('Type Convert'));
    await editor.connect('Chat Input', 'Chat Message', 'Type Convert', 'Input');
    await editor.settled();
    await meet('Chat Input', input.node);
    await input.run();
    await convert.run();
    const text = await convert.inspect();
    const colors = [await convert.node.getByRole('button', { name: /^Output handle/ }).evaluate(colorOf)];
    const found: unknown[] = [];
    await meet('Output Type', convert.node.getByText('Output Type', { exact: true }));
    await picture(convert.node.getByRole('tab', { name: 'JSON' }));
    for (const type of ['JSON', 'Table']) {
      await press(type, convert.node.getByRole('tab', { name: type }));
      await expect(editor.output('Type Convert', `${type} Output`)).toBeVisible();
      await editor.settled();
      await convert.run();
      found.push(type === 'JSON' ? await convert.inspect() : await convert.inspectRows());
      colors.push(await convert.node.getByRole('button', { name: /^Output handle/ }).evaluate(colorOf));
    }
    await see(() => {
      const question = 'How often does a chain need oil?';
      expect(text).toBe(question);
      const [json, table] = found;
      expect(json).toContain(`"text": "${question}"`);
      expect(table).toEqual([['text'], [question]]);
      expect(new Set(colors).size).toBe(3);
      return Promise.resolve();
    });
    await canvas.remove('Type Convert');
  });

  await step('Watch the order of a run', async ({ meet, press, see, snippet, picture }) => {
    await editor.settled();
    await press('Playground', playground.opener);
    const first = await playground.ask(snippet('Message'));
    await playground.close();
    await editor.settled();
    await meet('Language Model', await model.select());
    await press('Freeze', await picture(model.action('Freeze')));
    await editor.settled();
    await playground.open();
    const frozen = await playground.ask('Why do tires need air?');
    await playground.close();
    await editor.settled();
    await model.select();
    await model.action('Freeze').click();
    await editor.settled();
    await playground.open();
    const thawed = await playground.ask('Why do tires need air?');
    await playground.close();
    await editor.settled();
    await see(() => {
      expect(frozen).toContain('oil');
      expect(first).toContain('oil');
      expect(thawed).toContain('air');
      return Promise.resolve();
    });
  });

  await step('Rename, group and reuse', async ({ meet, press, see, picture }) => {
    await meet('Prompt Template', await prompt.select());
    await press('Edit', prompt.node.getByRole('button', { name: 'Edit node details' }));
    await page.getByTestId(/^input-title-/).fill('Explainer instructions');
    await page.getByRole('button', { name: 'Save node details' }).click();
    const renamed = editor.component('Explainer instructions');
    await expect(renamed.node).toBeVisible();
    await editor.settled();
    await meet('Language Model', model.node);
    await press('Group', await picture(await canvas.frame('Explainer instructions', 'Language Model')));
    await editor.settled();
    const group = editor.component('Group');
    await group.select();
    await press('Show More', group.more);
    await press('Ungroup', group.entry('Ungroup'));
    await editor.settled();
    await expect(nodes).toHaveCount(4);
    // What is left is the connection within the group.
    await expect(edges).toHaveCount(1);
    await meet('Chat Input', input.node);
    await meet('Chat Output', output.node);
    await editor.connect('Chat Input', 'Chat Message', 'Language Model', 'Input');
    await editor.settled();
    await editor.connect('Language Model', 'Model Response', 'Chat Output', 'Inputs');
    await expect(edges).toHaveCount(3);
    await editor.settled();
    await renamed.select();
    await renamed.more.click();
    await press('Save', renamed.entry('Save'));
    await see(async () => {
      await page.getByRole('searchbox', { name: 'Components' }).fill('Explainer');
      await expect(
        page.getByRole('button', { name: 'Add Explainer instructions to canvas' }).first(),
      ).toBeVisible();
    });
    await page.getByRole('searchbox', { name: 'Components' }).fill('');
  });

  await step('Look inside and keep up to date', async ({ meet, press, see, picture }) => {
    await meet('Chat Output', await output.select());
    await press('Code', await picture(output.action('Code')));
    await see(async () => {
      await expect(components.codeWindow).toContainText('display_name="Inputs"');
      await components.scrollCodeTo('display_name="Output Message"');
    });
    await components.closeWindow();
    await meet('Bundles', editor.area('Bundles'));
    const file = join(server.folder, 'Basic Prompting.json');
    await (await exportFlow(page, { press })).saveAs(file);
    await checkFinishedFlow(lesson, file);
  });
});
