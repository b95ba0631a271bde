import { expect } from '@playwright/test';
import { Building } from '../langflow/building.js';
import { handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';

const BRANCH = 'Is it a list?';
const READ = 'Read list';
const LATE = 'Late ones';
const MODEL = 'Language Model';
const HINT = /^Please send a list with the columns/;

rehearse('2-3', async ({ step, langflow, page, lesson }) => {
  const { projects, editor, canvas, components, playground, traces } = langflow;
  const building = new Building(page, editor);
  const input = editor.component('Chat Input');
  const branch = editor.component(BRANCH);
  const late = editor.component(LATE);
  const parser = editor.component('Parser');
  let list = '';

  /** Asks in a chat of its own, beside the canvas. */
  const ask = async (text: string) => {
    await editor.settled();
    const answer = await playground.askInNewChat(text);
    await playground.close();
    return answer;
  };

  await step('Plan before you place', async ({ meet, press, see, snippet, picture }) => {
    await projects.openTemplates();
    await press('Blank Flow', page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow('Review Desk');
    await meet('If-Else', await editor.found('If-Else'));
    await meet('Loop', await editor.found('Loop'));
    await editor.addNote('List of reviews: reply to the late ones. Anything else: explain what to send.');
    await meet('Chat Input', await building.place('Chat Input', 0, 0));
    await input.expand({ press });
    await meet('Input Text', await picture(input.node.getByRole('textbox', { name: 'Input Text' })));
    list = snippet('List of reviews');
    await canvas.write('Chat Input', 'Input Text', () => list);
    await see(async () => {
      await expect(page.getByRole('application', { name: /^Note node/ })).toHaveCount(1);
      await expect(editor.nodes('Chat Input')).toHaveCount(1);
      await canvas.write('Chat Input', 'Input Text', (text) => {
        expect(text.split('\n')).toHaveLength(5);
        return text;
      });
    });
  });

  await step('Choose a path with If-Else', async ({ meet, press, see, snippet, picture }) => {
    await meet('If-Else', await building.place('If-Else', 1, 0));
    const node = await canvas.rename('If-Else', BRANCH);
    await meet('Chat Input', input.node);
    await meet('Text Input', editor.input(BRANCH, 'Text Input'));
    await editor.connect('Chat Input', 'Chat Message', BRANCH, 'Text Input');
    await components.choose(BRANCH, 'Operator', 'contains');
    await (await meet('Match Text', node.getByRole('textbox', { name: 'Match Text' }))).fill('|');
    await editor.settled();
    await branch.select();
    await branch.action('Parameters').click();
    await meet('Case True', branch.parameter('Case True'));
    await branch.addField('Case False', { meet, press, picture });
    const hint = node.getByRole('textbox', { name: 'Case False' });
    await (await meet('Case False', hint)).fill(snippet('Case False'));
    const outcome = async (way: 'True' | 'False') => {
      await input.run();
      await branch.run();
      // The way that was not taken has nothing to inspect.
      await meet(way, editor.output(BRANCH, way));
      await expect(branch.inspectButton).toHaveCount(1);
      return branch.inspect();
    };
    const long = await outcome('True');
    await canvas.write('Chat Input', 'Input Text', () => 'Hello');
    const short = await outcome('False');
    await canvas.write('Chat Input', 'Input Text', () => list);
    await see(() => {
      expect(long).toBe(list);
      expect(short).toBe(snippet('Case False'));
      return Promise.resolve();
    });
  });

  await step('Finish the short path', async ({ meet, see, picture }) => {
    await meet('Chat Output', await building.place('Chat Output', 2, 1.6));
    await canvas.rename('Chat Output', 'Hint');
    await meet('False', await picture(editor.output(BRANCH, 'False')));
    await editor.connect(BRANCH, 'False', 'Hint', 'Inputs');
    await see(async () => {
      await expect(page.getByRole('button', { name: `Edge from ${BRANCH} to` })).toHaveCount(1);
      await meet('True', editor.output(BRANCH, 'True'));
    });
  });

  await step('Read the list and keep the late ones', async ({ meet, press, see, picture }) => {
    await meet('Data Operations', await building.place('Data Operations', 2, 0));
    const read = await canvas.rename('Data Operations', READ);
    await meet('Input Type', read.getByRole('tablist', { name: 'Input Type' }));
    await press('Text', components.tab(READ, 'Text'));
    await meet('Operation', read.getByRole('combobox', { name: 'Operation' }));
    await press('Text to DataFrame', (await components.openOperations(READ))('Text to DataFrame'));
    await expect(editor.output(READ, 'Table')).toBeVisible();
    await editor.settled();
    await meet('True', editor.output(BRANCH, 'True'));
    await editor.connect(BRANCH, 'True', READ, 'Text');
    await building.place('Data Operations', 3, 0);
    const filter = await canvas.rename('Data Operations', LATE);
    await press('Table', components.tab(LATE, 'Table'));
    await expect(editor.input(LATE, 'Table')).toBeVisible();
    await editor.settled();
    await press('Filter', await picture((await components.openOperations(LATE))('Filter')));
    const column = filter.getByRole('textbox', { name: 'Column Name' });
    await (await meet('Column Name', column)).fill('days_waiting');
    await meet('Filter Operator', components.dropdown(LATE, 'Filter Operator'));
    await components.choose(LATE, 'Filter Operator', 'greater than');
    await (await meet('Filter Value', filter.getByRole('textbox', { name: 'Filter Value' }))).fill('2');
    await editor.settled();
    await editor.connect(READ, 'Table', LATE, 'Table');
    for (const name of ['Chat Input', BRANCH, READ, LATE]) await editor.component(name).run();
    await see(async () => {
      const [head, ...rows] = await late.inspectRows();
      expect(head).toEqual(['customer', 'days_waiting', 'review']);
      expect(rows.map(([customer]) => customer)).toEqual(['Ben', 'Chloe']);
    });
  });

  await step('Take the rows one by one', async ({ meet, see, snippet, picture }) => {
    await meet('Loop', await building.place('Loop', 4, 0));
    await meet('Inputs', editor.input('Loop', 'Inputs'));
    await editor.connect(LATE, 'Table', 'Loop', 'Inputs');
    await meet('Parser', await building.place('Parser', 5, 0));
    await meet('Item', await picture(editor.output('Loop', 'Item')));
    await editor.connect('Loop', 'Item', 'Parser', 'JSON or Table');
    await canvas.write('Parser', 'Template', () => snippet('Parser template'));
    await see(async () => {
      await meet('Done', editor.output('Loop', 'Done'));
      await expect(editor.edge('Loop', 'Parser')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Edge from Loop to' })).toHaveCount(1);
    });
  });

  await step('Close the loop', async ({ meet, see, snippet }) => {
    await meet(MODEL, await building.place(MODEL, 6, 0));
    await editor.chooseModel(MODEL, 'gpt-5.4');
    await meet('System Message', editor.node(MODEL).getByRole('textbox', { name: 'System Message' }));
    await canvas.write(MODEL, 'System Message', () => snippet('System Message'));
    await meet('Parser', parser.node);
    await meet('Input', editor.input(MODEL, 'Input'));
    await editor.connect('Parser', 'Parsed Text', MODEL, 'Input');
    await meet('Loop', editor.node('Loop'));
    await meet('Inputs', editor.input('Loop', 'Inputs'));
    await editor.fit();
    await editor.output(MODEL, 'Model Response').dragTo(editor.input('Loop', 'Inputs'));
    await expect(editor.edge(MODEL, 'Loop')).toHaveCount(0);
    await meet('Item', editor.input('Loop', 'Item'));
    await editor.output(MODEL, 'Model Response').dragTo(editor.input('Loop', 'Item'));
    await expect(editor.edge(MODEL, 'Loop')).toBeAttached();
    await meet('Chat Output', await building.place('Chat Output', 5, 1.6));
    await canvas.rename('Chat Output', 'Replies');
    await meet('Done', editor.output('Loop', 'Done'));
    await editor.connect('Loop', 'Done', 'Replies', 'Inputs');
    await see(async () => {
      await expect(editor.edge(MODEL, 'Loop')).toHaveCount(1);
      await expect(editor.edge('Loop', 'Replies')).toHaveCount(1);
      await expect(editor.edge(LATE, 'Loop')).toHaveCount(1);
    });
  });

  await step('Test both cases', async ({ meet, press, see, picture }) => {
    await editor.settled();
    await press('Playground', playground.opener);
    const hint = await playground.ask('Hello');
    await meet('New Chat', playground.newChat.first());
    const drafts = await ask(list);
    await meet('Traces', editor.area('Traces'));
    await traces.open();
    const run = await traces.openRun('customer|days_waiting');
    await expect(traces.span(new RegExp(`^${MODEL}`))).toHaveCount(1);
    await press(MODEL, await picture(traces.span(new RegExp(`^${MODEL}`))));
    await see(async () => {
      expect(hint).toMatch(HINT);
      expect(drafts).toMatch(/Dear Ben[^]*Dear Chloe/);
      expect(drafts.match(/Dear/g)).toHaveLength(2);
      await expect(run).toContainText('Chloe has waited 4 days');
      await expect(run).not.toContainText('Ben has waited');
    });
    await traces.closeRun();
    await traces.close();
  });

  await step('Break it and find the fault', async ({ meet, press, see, picture }) => {
    await canvas.write('Parser', 'Template', (text) => text.replace('{review}', '{reviews}'));
    const vague = await ask(list);
    expect(vague).not.toContain('tube');
    await meet('Parser', parser.node);
    await see(async () => {
      expect(await parser.inspect()).toBe('Chloe has waited 4 days for a reply to this review: ');
      expect((await late.inspectRows()).map(([, , review]) => review)).toEqual([
        'review',
        'Nobody called me back about my tube.',
        'Good price, but the shop was hard to find.',
      ]);
    });
    await meet('Loop', editor.node('Loop'));
    await meet('Item', editor.output('Loop', 'Item'));
    await editor.fit();
    await editor.node('Loop').getByRole('button', { name: 'Inspect output' }).first().click();
    await expect(editor.component('Loop').output).toContainText('"items": []');
    await editor.component('Loop').closeOutput();
    await canvas.write('Parser', 'Template', (text) => text.replace('{reviews}', '{review}'));
    await late.select();
    await press('Freeze', await picture(late.action('Freeze')));
    expect(await ask(list.replace('Ben|6', 'Ben|1'))).toContain('Dear Ben');
    await late.select();
    await late.action('Freeze').click();
    expect(await ask(list.replace('Ben|6', 'Ben|1'))).not.toContain('Dear Ben');
  });

  await step('Tidy up and choose the right pattern', async ({ meet, press, see, picture }) => {
    await press('Group', await picture(await canvas.frame(READ, LATE)));
    const group = editor.node('Group');
    await expect(group).toBeVisible();
    await expect(page.getByRole('button', { name: `Edge from ${BRANCH} to` })).toHaveCount(1);
    await editor.settled();
    await meet('True', editor.output(BRANCH, 'True'));
    await meet('Text', editor.input('Group', 'Text'));
    await editor.connect(BRANCH, 'True', 'Group', 'Text');
    await meet('Inputs', editor.input('Loop', 'Inputs'));
    await editor.fit();
    await group.getByRole('button', { name: /^Output handle/ }).click();
    await editor.input('Loop', 'Inputs').click();
    await expect(editor.edge('Group', 'Loop')).toBeAttached();
    const hint = await ask('Hello');
    const drafts = await ask(list);
    for (const name of ['Batch Run', 'Smart Router', 'If-Else', 'Loop', MODEL])
      await meet(name, await editor.found(name));
    await editor.search.fill('');
    await editor.saveVersion('Grouped');
    await see(async () => {
      expect(hint).toMatch(HINT);
      expect(drafts).toMatch(/Dear Ben[^]*Dear Chloe/);
      await meet('Version History', page.getByText('Version History', { exact: true }));
      await expect(editor.version('Grouped')).toHaveCount(1);
    });
    await page.getByRole('button', { name: 'Keep Building' }).click();
    await handInFlow(page, lesson);
  });
});
