import { expect } from '@playwright/test';
import { Building } from '../langflow/building.js';
import { Schema } from '../langflow/schema.js';
import { handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';

const PROSE = 'Structured Output';

rehearse('2-2', async ({ step, langflow, page, lesson }) => {
  const { projects, editor, canvas, components } = langflow;
  const building = new Building(page, editor);
  const schema = new Schema(page);
  const input = editor.component('Chat Input');
  const output = editor.component('Chat Output');
  let list = '';

  /** Runs components one after the other, as the lesson does from left to right. */
  const runAll = async (...names: readonly string[]) => {
    for (const name of names) await editor.component(name).run();
  };

  await step('Start with a Message', async ({ meet, press, see, snippet, picture }) => {
    await projects.openTemplates();
    await press('Blank Flow', page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow('Type Lab');
    await meet('Chat Input', await building.place('Chat Input', 0, 0));
    await input.expand({ press });
    await meet('Input Text', input.node.getByRole('textbox', { name: 'Input Text' }));
    list = snippet('Stock list');
    await canvas.write('Chat Input', 'Input Text', () => list);
    await meet('Run component', input.runButton);
    await input.run();
    await meet('Inspect output', await picture(input.inspectButton));
    await see(async () => expect(await input.inspect()).toBe(list));
  });

  await step('Change the wrapping with Type Convert', async ({ meet, press, see, picture }) => {
    const convert = editor.component('Type Convert');
    await meet('Type Convert', await building.place('Type Convert', 1, 1.4));
    await meet('Chat Input', input.node);
    await editor.connect('Chat Input', 'Chat Message', 'Type Convert', 'Input');
    await meet('Output Type', convert.node.getByRole('tablist', { name: 'Output Type' }));
    const port = (type: string) => components.colorOf(editor.output('Type Convert', `${type} Output`));
    await press('JSON', await picture(components.tab('Type Convert', 'JSON')));
    await expect(editor.output('Type Convert', 'JSON Output')).toBeVisible();
    await convert.run();
    const json = await convert.inspect();
    const colors = [await port('JSON')];
    await press('Table', components.tab('Type Convert', 'Table'));
    await expect(editor.output('Type Convert', 'Table Output')).toBeVisible();
    await convert.run();
    const table = await convert.inspectRows();
    colors.push(await port('Table'));
    await see(() => {
      expect(json).toContain(`"text": ${JSON.stringify(list)}`);
      expect(table).toEqual([['text'], [list]]);
      expect(new Set(colors).size).toBe(2);
      return Promise.resolve();
    });
    const hidden = await canvas.parameter('Type Convert', 'Auto Parse');
    await expect(await meet('Auto Parse', hidden)).toContainText('Default: Disabled');
    await convert.closeParameters();
  });

  await step('Turn text into real rows', async ({ meet, press, see, picture }) => {
    const data = await meet('Data Operations', await building.place('Data Operations', 1, 0));
    await editor.component('Data Operations').select();
    await meet('Edit node details', data.getByRole('button', { name: 'Edit node details' }));
    const node = await canvas.rename('Data Operations', 'Read list');
    await meet('Input Type', node.getByRole('tablist', { name: 'Input Type' }));
    await press('Text', components.tab('Read list', 'Text'));
    await meet('Operation', node.getByRole('combobox', { name: 'Operation' }));
    const operation = await components.openOperations('Read list');
    await press('Text to DataFrame', await picture(operation('Text to DataFrame')));
    await expect(editor.output('Read list', 'Table')).toBeVisible();
    await editor.settled();
    await meet('Chat Input', input.node);
    await editor.connect('Chat Input', 'Chat Message', 'Read list', 'Text');
    await expect(
      await meet('Table Separator', node.getByRole('textbox', { name: 'Table Separator' })),
    ).toHaveValue('|');
    const read = editor.component('Read list');
    await read.run();
    await see(async () =>
      expect(await read.inspectRows()).toEqual([
        ['part', 'stock', 'price'],
        ['Brake pads', '12', '9.5'],
        ['Inner tube', '0', '6'],
        ['Chain', '5', '24.9'],
        ['Bell', '30', '7.5'],
      ]),
    );
  });

  await step('Keep the rows that matter', async ({ meet, press, see, picture }) => {
    await meet('Data Operations', await building.place('Data Operations', 2, 0));
    const node = await canvas.rename('Data Operations', 'In stock');
    await meet('Input Type', node.getByRole('tablist', { name: 'Input Type' }));
    await press('Table', components.tab('In stock', 'Table'));
    await expect(editor.input('In stock', 'Table')).toBeVisible();
    await editor.settled();
    await editor.connect('Read list', 'Table', 'In stock', 'Table');
    await meet('Operation', node.getByRole('combobox', { name: 'Operation' }));
    const operation = await components.openOperations('In stock');
    await press('Filter', operation('Filter'));
    const column = node.getByRole('textbox', { name: 'Column Name' });
    await (await meet('Column Name', column)).fill('stock');
    await meet('Filter Operator', await picture(components.dropdown('In stock', 'Filter Operator')));
    await components.choose('In stock', 'Filter Operator', 'greater than');
    await (await meet('Filter Value', node.getByRole('textbox', { name: 'Filter Value' }))).fill('0');
    const stock = editor.component('In stock');
    await stock.run();
    await see(async () => {
      const rows = await stock.inspectRows();
      expect(rows.slice(1).map(([part]) => part)).toEqual(['Brake pads', 'Chain', 'Bell']);
    });
  });

  await step('Turn rows back into text', async ({ meet, press, see, snippet, picture }) => {
    const parser = editor.component('Parser');
    await meet('Parser', await building.place('Parser', 3, 0.5));
    await editor.connect('In stock', 'Table', 'Parser', 'JSON or Table');
    await meet('Parser', components.tab('Parser', 'Parser'));
    await expect(components.tab('Parser', 'Parser')).toHaveAttribute('aria-selected', 'true');
    await canvas.write('Parser', 'Template', () => snippet('Parser template'));
    await parser.run();
    const text = await parser.inspect();
    await press('Stringify', await picture(components.tab('Parser', 'Stringify')));
    await parser.run();
    expect(await parser.inspect()).toMatch(/\| part[^]*\| Brake pads/);
    await components.tab('Parser', 'Parser').click();
    await editor.settled();
    await see(() => {
      expect(text.split('\n')).toHaveLength(3);
      expect(text).toMatch(/^Brake pads: 12 in stock/);
      return Promise.resolve();
    });
  });

  await step('Look at a gray port', async ({ meet, press, see }) => {
    await meet('Chat Output', await building.place('Chat Output', 4, 0.8));
    await output.expand({ press });
    await editor.fit();
    const port = editor.input('Chat Output', 'Inputs');
    expect(await components.colorOf(port)).toBe('rgb(39, 39, 42)');
    await port.hover();
    await expect(page.getByRole('tooltip')).toContainText(/JSON.*Table.*Message/s);
    await page.mouse.move(900, 800, { steps: 10 });
    await meet('Parser', editor.node('Parser'));
    await editor.connect('Parser', 'Parsed Text', 'Chat Output', 'Inputs');
    await output.run();
    const tidy = await output.inspect();
    await canvas.disconnect('Parser', 'Chat Output');
    await editor.connect('In stock', 'Table', 'Chat Output', 'Inputs');
    await output.run();
    const raw = await output.inspect();
    await canvas.disconnect('In stock', 'Chat Output');
    await editor.connect('Parser', 'Parsed Text', 'Chat Output', 'Inputs');
    await see(() => {
      expect(tidy).toMatch(/^Brake pads: 12 in stock, .*\nChain: .*\nBell: .*$/);
      expect(raw).toMatch(/\| Brake pads +\| +12 \|/);
      return Promise.resolve();
    });
  });

  await step('Describe the table you want', async ({ meet, press, see, picture }) => {
    await meet('Text to DataFrame', editor.node('Read list').getByText('Text to DataFrame'));
    const node = await meet(PROSE, await building.place(PROSE, 1, 2.4));
    await meet('Chat Input', input.node);
    await meet('Input Message', editor.input(PROSE, 'Input Message'));
    await editor.connect('Chat Input', 'Chat Message', PROSE, 'Input Message');
    await meet('Language Model', editor.modelList(PROSE));
    await editor.chooseModel(PROSE, 'gpt-5.4');
    const table = node.getByRole('button', { name: /^Output Schema/ });
    await editor.component(PROSE).select();
    await press('Output Schema', table);
    await schema.rows.filter({ hasText: 'description of field' }).getByRole('checkbox').check();
    await press('Delete selected items', await picture(schema.button('Delete selected items')));
    await expect(schema.rows).toHaveCount(0);
    const columns = { part: 'str', stock: 'int', price: 'float' };
    for (const [row, [name, type]] of Object.entries(columns).entries()) {
      await press('Add a new row', schema.button('Add a new row'));
      await expect(schema.rows).toHaveCount(row + 1);
      await schema.fill(row, name, type);
    }
    await press('Save', schema.button('Save'));
    await see(async () => {
      await table.click();
      await expect(schema.rows).toHaveText([/part.*str/, /stock.*int/, /price.*float/]);
      await schema.button('Cancel').click();
      await expect(schema.window).toBeHidden();
    });
    await editor.settled();
  });

  await step('Let a model fill the table', async ({ meet, press, see, snippet, picture }) => {
    const model = editor.component(PROSE);
    await meet('Input Text', input.node.getByRole('textbox', { name: 'Input Text' }));
    const prose = snippet('The same stock as prose');
    await canvas.write('Chat Input', 'Input Text', () => prose);
    await model.select();
    await press(PROSE, model.node.getByRole('combobox', { name: 'Output', exact: true }));
    await expect(page.getByRole('option', { name: PROSE })).toHaveText([/JSON/, /Table/]);
    await press('Table', await picture(page.getByRole('option', { name: `${PROSE} Table` })));
    await editor.settled();
    await editor.fit();
    expect(await components.colorOf(editor.output(PROSE, PROSE))).toBe(
      await components.colorOf(editor.output('In stock', 'Table')),
    );
    await meet('Chat Input', input.node);
    await runAll('Chat Input', PROSE);
    await see(async () => {
      const [head, ...rows] = await model.inspectRows();
      expect(head).toEqual(['part', 'stock', 'price']);
      expect(rows.map(([, stock]) => stock)).toEqual(['12', '5', '0', '30']);
      for (const [, , price = ''] of rows)
        expect(prose).toMatch(new RegExp(`\\b${price.replace('.', '\\.')}0?\\b`));
    });
  });

  await step('Swap the source and keep your rules', async ({ meet, see }) => {
    await meet(PROSE, editor.node(PROSE));
    await canvas.disconnect('Read list', 'In stock');
    await editor.connect(PROSE, PROSE, 'In stock', 'Table');
    await runAll('Chat Input', PROSE, 'In stock', 'Parser', 'Chat Output');
    const prose = await output.inspect();
    await editor.canvas.click({ position: { x: 600, y: 60 } });
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(editor.edge('Read list', 'In stock')).toBeAttached({ timeout: 2_000 });
    }).toPass();
    await expect(editor.edge(PROSE, 'In stock')).toHaveCount(0);
    await meet('Input Text', input.node.getByRole('textbox', { name: 'Input Text' }));
    await canvas.write('Chat Input', 'Input Text', () => list);
    await runAll('Chat Input', 'Read list', 'In stock', 'Parser', 'Chat Output');
    await meet('Chat Output', output.node);
    await see(async () => {
      expect((await output.inspect()).match(/^\w+/gm)).toEqual(['Brake', 'Chain', 'Bell']);
      expect(prose.match(/^\w+/gm)).toEqual(['brake', 'chains', 'bells']);
    });
    await meet('Type Convert', editor.node('Type Convert'));
    await meet('Parser', editor.node('Parser'));
    await editor.addNote(
      'Type Convert changes the wrapping. Parser makes text from values. Structured Output makes values from sentences.',
    );
    await components.saveVersion('Types');
    await handInFlow(page, lesson);
  });
});
