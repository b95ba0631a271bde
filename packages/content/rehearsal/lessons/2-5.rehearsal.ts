import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Building } from '../langflow/building.js';
import { Langflow } from '../langflow/langflow.js';
import { exportFlow } from '../langflow/share.js';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { readLesson } from '../record/lesson-source.js';
import { WHAT_TO_SEE } from '../record/results.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const FLOW = 'Bike Shop Helper';
const RULES = 'Prompt Template';
const MODEL = 'Language Model';
const HOURS = 'Opening hours';
const QUESTION = 'Until when are you open?';
/** What only the learner's file may set. */
const UNSET = { LANGFLOW_AUTO_LOGIN: undefined, DO_NOT_TRACK: undefined };

/** Builds the flow of the first lesson, which a learner has by now. */
async function buildHelper(page: Page, { projects, editor, components }: Langflow): Promise<void> {
  const { steps } = await readLesson('2-1');
  const snippets = steps.flatMap((step) => step.snippets);
  const snippet = (title: string) => snippets.find((found) => found.title === title)?.code ?? '';
  const building = new Building(page, editor);
  await projects.openTemplates();
  await page.getByRole('button', { name: 'Blank Flow' }).click();
  await projects.nameFlow(FLOW);
  await building.place('Chat Input', 0, 0);
  await building.place(RULES, 0, 1);
  await building.place(MODEL, 1, 0);
  await building.place('Chat Output', 2, 0.3);
  const dialog = await editor.openTemplate();
  await dialog.getByRole('textbox').fill(snippet('Template'));
  await dialog.getByRole('button', { name: 'Check & Save' }).click();
  await building.field(RULES, 'shop_facts').fill(snippet('Value for shop_facts'));
  await editor.chooseModel(MODEL, 'gpt-5.4');
  await editor.connect('Chat Input', 'Chat Message', MODEL, 'Input');
  await editor.connect(RULES, 'Prompt', MODEL, 'System Message');
  await editor.connect(MODEL, 'Model Response', 'Chat Output', 'Inputs');
  await editor.settled();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: 'API access' }).click();
  await components.setEndpoint('bike-shop-helper');
  await editor.settled();
}

rehearse('2-5', async ({ step, langflow: first, page, lesson, server }) => {
  if (server.isNew) await buildHelper(page, first);
  const shop = new Terminal(server, server.folder, {
    ...UNSET,
    LANGFLOW_API_KEY: await first.keys.create('holiday'),
  }).in('shop-server');
  let settings = '';
  let start = '';
  let langflow = first;

  /** Stops the server, starts it as the lesson does, and opens it at the port that it should have. */
  const restart = async (command: string, port: number, system: NodeJS.ProcessEnv = {}) => {
    await server.restart(command, shop.folder, { ...UNSET, ...system }, port);
    langflow = new Langflow(page, server.address);
    await expect.poll(() => server.printed()).toContain(`http://localhost:${port}`);
    await page.goto(server.address);
    await expect(langflow.projects.newFlow).toBeVisible();
  };
  /** Asks about the opening hours in the Playground of the open flow. */
  const ask = async () => {
    await langflow.editor.settled();
    const answer = await langflow.playground.askInNewChat(QUESTION);
    await langflow.playground.close();
    return answer;
  };

  await step('Decide what belongs where', async ({ meet, excuse }) => {
    await first.settings.open('global-variables');
    await meet('Global Variables', page.getByRole('link', { name: 'Global Variables' }));
    await meet('Model Providers', page.getByRole('link', { name: 'Model Providers' }));
    excuse(WHAT_TO_SEE, 'Three values on paper.');
  });

  await step('Write a .env file', async ({ excuse, see, snippet }) => {
    excuse('NAME=value', 'It stands for the lines, which are held against it.');
    settings = snippet('.env');
    await shop.write('.env', settings);
    await see(async () => {
      const lines = (await shop.run('cat .env')).trim().split('\n');
      expect(lines).toHaveLength(6);
      for (const line of lines) expect(line).toMatch(/^\w+=\S+$/);
    });
  });

  await step('Start with the file', async ({ see, snippet }) => {
    /** How often the server has logged more than warnings. */
    const told = async () => (await server.printed()).match(/\[info +\]/g)?.length ?? 0;
    await server.restart('langflow run', server.folder);
    const before = await told();
    start = snippet('Start with the file');
    await restart(start, 7870);
    const after = await told();
    await server.stop();
    const { text, exitCode } = await shop.try(snippet('Start without it'));
    await see(() => {
      expect(after).toBeLessThan(before);
      expect(exitCode).not.toBe(0);
      expect(text).toContain('Set LANGFLOW_SUPERUSER_PASSWORD before starting Langflow.');
      return Promise.resolve();
    });
  });

  await step('See who wins', async ({ see, snippet }) => {
    const system = { LANGFLOW_PORT: '7890' };
    await see(() => restart(snippet('An option against the file'), 7880, system));
    // With the file alone, it beats a variable of the system.
    await restart(start, 7870, system);
  });

  await step('Put the opening hours into a variable', async ({ meet, press, see, snippet, picture }) => {
    const { projects, editor, keys, components, canvas } = langflow;
    await page.getByRole('button', { name: 'User' }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    await press('Global Variables', page.getByRole('link', { name: 'Global Variables' }));
    await press('Add New', keys.addNew);
    await meet('Type', keys.dialog.getByText(/^Type/).first());
    await press('Generic', keys.dialog.getByRole('tab', { name: 'Generic' }));
    await meet('Name', keys.dialog.getByRole('textbox', { name: /^Name/ }));
    await meet('Value', keys.dialog.getByRole('textbox', { name: /^Value/ }));
    await keys.fillVariable('Generic', 'SHOP_HOURS', snippet('Value'));
    await press('Save Variable', await picture(keys.saveVariable));
    await expect(keys.variable('SHOP_HOURS')).toBeVisible();
    await projects.reopen();
    await meet(FLOW, projects.flow(FLOW));
    await projects.openFlow(FLOW);
    await meet(RULES, editor.node(RULES));
    await meet('Template', editor.node(RULES).getByText('Template', { exact: true }));
    const dialog = await editor.openTemplate();
    const text = dialog.getByRole('textbox');
    await text.fill(`${await text.inputValue()}\n${snippet('Line for the template')}`);
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    await editor.settled();
    await expect(editor.input(RULES, 'shop_hours')).toBeVisible();
    const building = new Building(page, editor);
    await meet('Data Operations', await building.place('Data Operations', 0, 2.4));
    const hours = await canvas.rename('Data Operations', HOURS);
    await meet('Operation', hours.getByRole('combobox', { name: 'Operation' }));
    await press('Text Replace', (await components.openOperations(HOURS))('Text Replace'));
    await editor.settled();
    await (await meet('Text', hours.getByRole('textbox', { name: /^Text/ }))).fill('HOURS');
    const pattern = hours.getByRole('textbox', { name: 'Search Pattern' });
    await (await meet('Search Pattern', pattern)).fill('HOURS');
    await editor.settled();
    await editor.fit();
    await meet('Replacement Text', hours.getByText('Replacement Text', { exact: true }));
    await components.chooseVariable(HOURS, 'Replacement Text', 'SHOP_HOURS');
    await editor.settled();
    await meet('Message', editor.output(HOURS, 'Message'));
    await editor.connect(HOURS, 'Message', RULES, 'shop_hours');
    const facts = building.field(RULES, 'shop_facts');
    await facts.fill((await facts.inputValue()).replace('Open Tuesday to Saturday, 9:00 to 18:00. ', ''));
    await see(async () => {
      expect(await ask()).toContain('18:00');
      await keys.changeVariable('SHOP_HOURS', 'Tuesday to Friday, 10:00 to 17:00');
      await projects.reopen();
      await projects.openFlow(FLOW);
      expect(await ask()).toContain('17:00');
    });
    await keys.changeVariable('SHOP_HOURS', snippet('Value'));
  });

  await step('Import a secret from the environment', async ({ meet, see, picture }) => {
    const { keys } = langflow;
    await langflow.settings.open('global-variables');
    await meet('Global Variables', page.getByRole('heading', { name: 'Global Variables' }));
    const token = keys.variable('SHOP_SUPPLIER_TOKEN');
    await meet('Credential', await picture(token));
    await see(async () => {
      await expect(token).toBeVisible();
      await expect(page.locator('body')).not.toContainText('made-up-token-123');
    });
  });

  await step('Check what leaves in an export', async ({ meet, see }) => {
    await langflow.projects.reopen();
    await langflow.projects.openFlow(FLOW);
    await langflow.editor.settled();
    const file = join(server.folder, `${FLOW}.json`);
    await (await exportFlow(page, { meet: (label, shown) => meet(label, shown) })).saveAs(file);
    await see(async () => {
      const flow = await readFile(file, 'utf8');
      expect(flow).toContain('"SHOP_HOURS"');
      expect(flow).not.toMatch(/9:00 to 18:00|made-up-token|sk-rehearsal/);
    });
    await checkFinishedFlow(lesson, file);
  });

  await step('Change a value for one request', async ({ see, snippet }) => {
    const response = await shop.run(snippet('Ask with holiday hours on macOS or Linux'));
    const answer = await ask();
    await see(() => {
      expect(response).toContain('open until 12:00');
      expect(answer).toContain('18:00');
      return Promise.resolve();
    });
  });

  await step('Keep secrets out of the repository', async ({ see, snippet }) => {
    await shop.write('.gitignore', snippet('Line for .gitignore'));
    await shop.write('.env.example', settings.replaceAll(/=.*$/gm, '='));
    await shop.run(
      'git init -q && git add . && git -c user.name=Tom -c user.email=tom@example.org commit -qm Settings',
    );
    expect(await shop.run(snippet('Secret key for a new server'))).toMatch(
      /^LANGFLOW_SECRET_KEY=[\w-]{43}$/m,
    );
    await shop.write('.env', settings.replace('LANGFLOW_PORT=7870\n', ''));
    await restart(start, 7860);
    await langflow.projects.openFlow(FLOW);
    await langflow.components.saveVersion('With variables');
    await see(async () => {
      const files = (await shop.run('git ls-files')).trim().split('\n');
      expect(files).toContain('.env.example');
      expect(files).not.toContain('.env');
      expect(await shop.run('cat .env')).toContain('made-up-token-123');
      expect(await shop.run('cat .env.example')).not.toContain('made-up-token-123');
    });
  });
});
