import { expect } from '@playwright/test';
import { handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const START = 'uv run langflow run --env-file .env --components-path ./components';
/** What the tool has for the ports of tables. */
const PINK = 'rgb(219, 39, 119)';
/** The rules of the last step, as a note shows them. */
const RULES = [
  'Class and name never change.',
  "A component that you no longer recommend gets legacy = True. Don't delete it.",
  'Fields that you no longer need stay, marked as deprecated.',
];

rehearse('4-2', async ({ step, langflow, page, server, lesson }) => {
  const { projects, editor, canvas, playground, components } = langflow;
  const shop = new Terminal(server, server.folder).in('bike-shop');
  const lookup = editor.node('Stock Lookup');

  await step('Bring in the second version', async ({ meet, see, snippet, picture }) => {
    await shop.write('components/bike_shop/stock_lookup.py', snippet('New content of stock_lookup.py'));
    await server.restart(START, shop.folder);
    await projects.reopen();
    await projects.openFlow('Bike Shop Desk');
    await components.saveVersion('First version');
    await meet('Stock Lookup', editor.node('Stock Lookup'));
    await canvas.remove('Stock Lookup');
    await meet('Prompt Template', editor.node('Prompt Template'));
    await canvas.remove('Prompt Template');
    await canvas.drop('Stock Lookup');
    await meet('Chat Input', editor.node('Chat Input'));
    await meet('Question', editor.input('Stock Lookup', 'Question'));
    await editor.connect('Chat Input', 'Chat Message', 'Stock Lookup', 'Question');
    await see(async () => {
      await meet('Search By', await picture(lookup.getByText('Search By', { exact: true })));
      await meet('Result', lookup.getByText('Result', { exact: true }));
      await expect(editor.output('Stock Lookup', 'Stock Note')).toBeVisible();
      await expect(editor.output('Stock Lookup', 'Parts')).toBeVisible();
    });
  });

  await step('Let one field reveal another', async ({ meet, see, picture }) => {
    const price = lookup.getByText('Highest Price', { exact: true });
    await expect(price).toBeHidden();
    await meet('Search By', lookup.getByText('Search By', { exact: true }));
    await components.choose('Stock Lookup', 'Search By', 'price');
    await meet('Highest Price', await picture(price));
    const highest = lookup.getByRole('spinbutton');
    await see(async () => {
      await expect(highest).toHaveValue('15');
      // Another value than the first one: that would come back by itself.
      await highest.fill('20');
      await editor.settled();
      await components.choose('Stock Lookup', 'Search By', 'name');
      await expect(price).toBeHidden();
      await components.choose('Stock Lookup', 'Search By', 'price');
      await expect(highest).toHaveValue('20');
    });
    await highest.fill('15');
    await editor.settled();
    await components.choose('Stock Lookup', 'Search By', 'name');
    await expect(price).toBeHidden();
  });

  await step('Offer outputs that follow a setting', async ({ meet, see, picture }) => {
    await meet('Result', lookup.getByText('Result', { exact: true }));
    await meet('Parts', await picture(editor.output('Stock Lookup', 'Parts')));
    await components.choose('Stock Lookup', 'Result', 'note');
    await expect(editor.output('Stock Lookup', 'Parts')).toHaveCount(0);
    await components.choose('Stock Lookup', 'Result', 'note and table');
    await see(async () => {
      await meet('Stock Note', editor.output('Stock Lookup', 'Stock Note'));
      await expect(editor.output('Stock Lookup', 'Parts')).toBeVisible();
      const message = await components.colorOf(editor.output('Chat Input', 'Chat Message'));
      expect(await components.colorOf(editor.output('Stock Lookup', 'Stock Note'))).toBe(message);
      expect(await components.colorOf(editor.output('Stock Lookup', 'Parts'))).toContain(PINK);
      expect(message).not.toContain(PINK);
    });
  });

  await step('Write down state for the whole run', async ({ meet, see, snippet, picture }) => {
    await editor.settled();
    await shop.write('components/bike_shop/desk_report.py', snippet('Content of desk_report.py'));
    await shop.write('components/bike_shop/__init__.py', snippet('Content of __init__.py'));
    await server.restart(START, shop.folder);
    await projects.reopen();
    await projects.openFlow('Bike Shop Desk');
    await see(async () => {
      await components.category('Bike Shop').click();
      await meet('Desk Report', await picture(components.entry('Desk Report')));
      await meet('Stock Lookup', components.entry('Stock Lookup'));
    });
  });

  await step('See two components share it', async ({ meet, see, snippet, picture }) => {
    await meet('Stock Lookup', lookup);
    await canvas.drop('Stock Lookup', 3);
    const cheap = await canvas.rename('Stock Lookup', 'Cheap Parts');
    await expect(editor.edge('Chat Input', 'Stock Lookup')).toBeAttached();
    await meet('Search By', cheap.getByText('Search By', { exact: true }));
    await components.choose('Cheap Parts', 'Search By', 'price');
    await meet('Desk Report', await canvas.drop('Desk Report', 2));
    await meet('Parts', editor.output('Stock Lookup', 'Parts'));
    await meet('Asked Parts', editor.input('Desk Report', 'Asked Parts'));
    await meet('Cheap Parts', editor.input('Desk Report', 'Cheap Parts'));
    await meet('Report', await picture(editor.output('Desk Report', 'Report')));
    await meet('System Message', editor.input('Language Model', 'System Message'));
    await editor.connect('Stock Lookup', 'Parts', 'Desk Report', 'Asked Parts');
    await editor.connect('Cheap Parts', 'Parts', 'Desk Report', 'Cheap Parts');
    await editor.connect('Desk Report', 'Report', 'Language Model', 'System Message');
    await meet('Playground', playground.opener);
    const reports: string[] = [];
    for (let run = 0; run < 2; run += 1) {
      await editor.settled();
      expect(await playground.askInNewChat(snippet('Question for the desk'))).toContain('7.20');
      await playground.close();
      reports.push(await editor.component('Desk Report').inspect());
    }
    await see(async () => {
      expect(reports).toHaveLength(2);
      for (const report of reports) expect(report).toMatch(/Searches in this run: 2$/);
      expect(await shop.run('cat components/bike_shop/desk_report.py')).toContain('self.ctx');
    });
  });

  await step('Turn the component into a tool', async ({ meet, press, see, picture }) => {
    await editor.settled();
    await meet('Question', editor.input('Stock Lookup', 'Question'));
    await projects.open();
    await projects.openTemplates();
    await press('Simple Agent', projects.template('Simple Agent'));
    await projects.nameFlow('Bike Shop Agent');
    await editor.chooseModel('Agent', 'gpt-5.4');
    for (const tool of ['Web Search', 'URL']) {
      await meet(tool, editor.node(tool));
      await canvas.remove(tool);
    }
    await meet('Stock Lookup', await canvas.drop('Stock Lookup'));
    await press('Tool Mode', await picture(await canvas.toolMode('Stock Lookup')));
    await meet('Toolset', editor.output('Stock Lookup', 'Toolset'));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await editor.connect('Stock Lookup', 'Toolset', 'Agent', 'Tools');
    await editor.settled();
    await see(async () => {
      expect(await playground.askInNewChat('Use the stock tool: how many inner tubes do we have?')).toContain(
        '63',
      );
      await playground.toolCall('build_note').click();
      await expect(playground.log).toContainText('How many of the inner tube are in stock?');
    });
    await playground.close();
  });

  await step('Sharpen the actions', async ({ meet, press, see, snippet, picture }) => {
    await meet('Actions', lookup.getByText('Actions', { exact: true }));
    const actions = await canvas.openActions('Stock Lookup');
    const note = actions.getByRole('row', { name: /Build Note/ });
    const rows = actions.getByRole('row', { name: /Build Rows/ });
    await press('Build Note', await picture(note.getByText('Build Note')));
    await meet('Build Rows', rows);
    await expect(note.getByRole('checkbox')).toBeChecked();
    await expect(rows.getByRole('checkbox')).not.toBeChecked();
    const description = actions.getByRole('textbox', { name: 'Description' });
    await (await meet('Description', description)).fill(snippet('Description of the action'));
    await canvas.closeActions();
    await see(async () => {
      expect(await playground.askInNewChat('Do we have a chain?')).toContain('14 chains');
      await expect(playground.toolCall('build_note')).toBeVisible();
      expect(await playground.askInNewChat('What will the weather be like?')).toContain('cannot');
      await expect(playground.toolCall('build_note')).toHaveCount(0);
    });
    await playground.close();
  });

  await step('Extend the tests', async ({ see, snippet }) => {
    await shop.write('test_stock_lookup.py', snippet('New content of test_stock_lookup.py'));
    await see(async () => expect(await shop.run('python -m pytest -q')).toContain('5 passed'));
  });

  await step('Keep old flows alive', async ({ meet, see, picture }) => {
    await components.saveVersion('With a tool');
    await editor.addNote(RULES.map((rule) => `- ${rule}`).join('\n'));
    await editor.settled();
    const note = page.getByRole('application', { name: /^Note node/ }).last();
    for (const rule of RULES) await expect(note).toContainText(rule);
    await expect(lookup).toBeVisible();
    await projects.open();
    await projects.openFlow('Bike Shop Desk');
    await meet('Parts', await picture(editor.output('Stock Lookup', 'Parts')));
    await components.saveVersion('With a report');
    await see(async () => {
      await expect(lookup).toBeVisible();
      await editor.openVersions();
      await expect(editor.version('With a report')).toBeVisible();
      await page.getByRole('button', { name: 'Keep Building' }).click();
    });
    await handInFlow(page, lesson);
  });
});
