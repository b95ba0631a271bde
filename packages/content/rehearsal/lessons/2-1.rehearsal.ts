import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Building } from '../langflow/building.js';
import { exportFlow } from '../langflow/share.js';
import { checkFinishedFlow, handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const FLOW = 'Bike Shop Helper';

rehearse('2-1', async ({ step, langflow, page, server, lesson }) => {
  const { projects, editor, playground } = langflow;
  const building = new Building(page, editor);
  let key = '';

  await projects.haveFlow();

  await step('Start with an empty canvas', async ({ meet, press, see, picture }) => {
    await press('New Flow', projects.newFlow);
    const question = page.getByRole('heading', { name: 'What do you want to build?' });
    await meet('What do you want to build?', question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await press(
      'Edit details',
      await picture(await projects.menuItem(/^New Flow( \(\d\))?$/, 'Edit details')),
    );
    await page.getByRole('textbox', { name: 'Flow name' }).fill(FLOW);
    await page
      .getByRole('textbox', { name: 'Flow description' })
      .fill('Answers customers of Wheelhouse from a list of facts.');
    await projects.dialog.getByRole('button', { name: 'Save' }).click();
    await see(() => meet(FLOW, projects.flow(FLOW)));
    await projects.openFlow(FLOW);
    await expect(building.nodes).toHaveCount(0);
  });

  await step('Place and connect the core', async ({ meet, press, see, picture }) => {
    await meet('Components', building.components);
    for (const [column, component] of ['Chat Input', 'Language Model', 'Chat Output'].entries()) {
      await meet(component, await editor.found(component));
      await building.place(component, column + 1, 0);
    }
    for (const component of ['Chat Input', 'Chat Output'])
      await editor.component(component).expand({ press });
    await expect(editor.node('Chat Input').getByRole('textbox', { name: 'Input Text' })).toBeVisible();
    await editor.fit();
    await meet('Input', await picture(editor.input('Language Model', 'Input')));
    await editor.output('Chat Input', 'Chat Message').dragTo(editor.input('Language Model', 'Input'));
    await expect(editor.edge('Chat Input', 'Language Model')).toBeAttached();
    await editor.output('Language Model', 'Model Response').dragTo(editor.input('Chat Output', 'Inputs'));
    await see(async () => {
      await expect(building.nodes).toHaveCount(3);
      await expect(building.edges).toHaveCount(2);
    });
  });

  await step('Choose a model and ask', async ({ meet, press, see, snippet, picture }) => {
    const list = editor.node('Language Model').getByRole('combobox', { name: /^Language Model/ });
    await press('Language Model', await picture(list));
    await meet('Model Providers', page.getByRole('button', { name: 'Manage Model Providers' }));
    await page.keyboard.press('Escape');
    await editor.chooseModel('Language Model', 'gpt-5.4');
    await editor.settled();
    await press('Playground', playground.opener);
    const answer = await playground.ask(snippet('First question'));
    await see(async () => expect(answer).not.toContain('18:00'));
    await playground.close();
  });

  await step('Add rules and facts', async ({ meet, press, see, snippet, picture }) => {
    await meet('Prompt Template', await building.place('Prompt Template', 0, 1));
    await meet('Template', editor.node('Prompt Template').getByText('Template', { exact: true }));
    await editor.fit();
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Template'));
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    await building.field('Prompt Template', 'shop_facts').fill(snippet('Value for shop_facts'));
    await meet('Prompt', editor.output('Prompt Template', 'Prompt'));
    await meet('System Message', editor.input('Language Model', 'System Message'));
    await editor.connect('Prompt Template', 'Prompt', 'Language Model', 'System Message');
    await picture(editor.input('Language Model', 'System Message'));
    await see(async () => {
      await expect(building.nodes).toHaveCount(4);
      await expect(building.edges).toHaveCount(3);
      await meet('Language Model', editor.node('Language Model'));
      await expect(page.getByRole('button', { name: / to Language Model$/ })).toHaveCount(2);
    });
  });

  await step('Test one part at a time', async ({ meet, press, see, picture }) => {
    await meet('Prompt Template', editor.node('Prompt Template'));
    const prompt = editor.component('Prompt Template');
    await meet('Run component', prompt.runButton);
    await editor.settled();
    await prompt.run();
    await press('Inspect output', await picture(prompt.inspectButton));
    const rules = await prompt.output.getByRole('textbox').inputValue();
    await prompt.closeOutput();
    const input = await meet('Chat Input', editor.node('Chat Input'));
    await (
      await meet('Input Text', input.getByRole('textbox', { name: 'Input Text' }))
    ).fill('Do you fix e-bikes?');
    await editor.settled();
    await editor.component('Chat Input').run();
    const question = await editor.component('Chat Input').inspect();
    await see(async () => {
      expect(rules).toMatch(/You answer customers of Wheelhouse[^]*safety check costs 25 euros/);
      expect(question).toBe('Do you fix e-bikes?');
    });
  });

  await step('Test the flow with three kinds of questions', async ({ meet, see, snippet, picture }) => {
    await editor.settled();
    await playground.open();
    await meet('New Chat', await picture(playground.newChat.first()));
    const answers: string[] = [];
    for (const title of ['In the facts', 'Not in the facts', 'Off the subject'])
      answers.push(await playground.askInNewChat(snippet(title)));
    await playground.close();
    await see(async () => {
      expect(answers[0]).toContain('25 euros');
      expect(answers[1]).toMatch(/do not|don’t|don't/);
      expect(answers[2]).toContain('shop');
    });
  });

  await step('Save a version and read the file', async ({ meet, press, see }) => {
    await editor.settled();
    await editor.area('Versions').click();
    await meet('Version History', page.getByText('Version History', { exact: true }));
    await press('Save', page.getByRole('button', { name: 'Save', exact: true }));
    await projects.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /^v1 / })).toBeVisible();
    await press('Keep Building', page.getByRole('button', { name: 'Keep Building' }));
    const download = await exportFlow(page, { meet, press });
    const { data } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      data: { nodes: unknown[]; edges: unknown[]; viewport: object };
    };
    await see(async () => {
      expect(data.nodes).toHaveLength(4);
      expect(data.edges).toHaveLength(3);
      expect(Object.keys(data.viewport)).toEqual(expect.arrayContaining(['x', 'y', 'zoom']));
      expect(JSON.stringify(data.nodes)).toContain('You answer customers of Wheelhouse');
    });
  });

  await step('Prepare the call', async ({ press, see, picture }) => {
    await page.getByRole('button', { name: 'User' }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    await press('Langflow API Keys', page.getByRole('link', { name: 'Langflow API Keys' }));
    await press('Add New', page.getByRole('button', { name: 'Add New' }));
    await press('Generate API Key', page.getByRole('button', { name: 'Generate API Key' }));
    const generated = page.getByRole('textbox', { name: 'Generated API key' });
    await expect(generated).toHaveValue(/^sk-/);
    key = await generated.inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await projects.open();
    await projects.openFlow(FLOW);
    await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
    await press('API access', page.getByRole('menuitem', { name: 'API access' }));
    const access = page.getByRole('dialog', { name: /^API access/ });
    await press('Endpoint Name', await picture(access.getByRole('button', { name: 'Endpoint Name' })));
    await page.getByRole('textbox', { name: 'Endpoint Name' }).fill('bike-shop-helper');
    await page.getByRole('dialog', { name: 'Endpoint Name' }).getByRole('button', { name: 'Close' }).click();
    await expect(access.getByRole('tab', { name: 'v2 beta' })).toBeVisible();
    await see(() => expect(access).toContainText('/run/bike-shop-helper'));
  });

  await step('Call your flow', async ({ see, snippet }) => {
    const terminal = new Terminal(server, server.folder, { LANGFLOW_API_KEY: key });
    await terminal.write('ask.py', snippet('ask.py'));
    const answer = await terminal.run('python ask.py');
    const response = await terminal.run(`${snippet('The same with curl').trimEnd()} --silent`);
    await terminal.write('response.json', response);
    await checkFinishedFlow(lesson, join(server.folder, 'response.json'), 1);
    await see(async () => expect(answer).toContain('25 euros'));
    expect(response).toContain('25 euros');
  });

  await page.keyboard.press('Escape');
  await handInFlow(page, lesson);
});
