import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Building } from '../langflow/building.js';
import { exportFlow } from '../langflow/share.js';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const NOT_FOUND = 'I cannot find that in our documents.';

rehearse('3-2', async ({ step, langflow, page, lesson, server }) => {
  const { projects, editor, playground, canvas, traces, settings, components } = langflow;
  const building = new Building(page, editor);
  const terminal = new Terminal(server, server.folder);
  const file = (name: string) => join(server.folder, name);
  const knowledge = editor.component('Knowledge');
  /** Chooses the knowledge base in the component **Knowledge**. */
  const chooseBase = async () => {
    const base = knowledge.node.getByRole('combobox', { name: /^Knowledge/ });
    // A form that is still being renewed loses the choice.
    await expect(async () => {
      await base.click();
      await page.getByRole('option', { name: 'bike-shop' }).click();
      await editor.settled();
      await expect(base).toContainText('bike-shop', { timeout: 1_000 });
    }).toPass();
  };
  let questions: readonly string[] = [];

  await projects.haveFlow();

  await step('Prepare documents and test questions', async ({ see, snippet }) => {
    for (const name of ['handbook.txt', 'prices.txt']) await terminal.write(name, snippet(name));
    questions = snippet('Test questions').trim().split('\n');
    await see(async () => {
      expect(await readFile(file('handbook.txt'), 'utf8')).toContain('Loan bikes:');
      expect(await readFile(file('prices.txt'), 'utf8')).toContain('129 euros');
      expect(questions).toHaveLength(4);
    });
  });

  await step('Create a knowledge base', async ({ meet, press, meetAll, see, picture }) => {
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    const pages = page.getByRole('navigation', { name: 'Settings navigation' });
    await press('Model Providers', pages.getByRole('link', { name: 'Model Providers' }));
    await settings.provider('OpenAI').click();
    await meet('Embedding Models', page.getByText('Embedding Models', { exact: true }));
    await settings.turnOn('text-embedding-3-small');
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await press('Knowledge', page.getByRole('button', { name: 'Knowledge', exact: true }));
    await press('Add Knowledge', page.getByRole('button', { name: 'Add Knowledge' }));
    const dialog = page.getByRole('dialog', { name: 'Create Knowledge Base' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('bike-shop');
    await dialog.getByRole('combobox', { name: 'Embedding Model' }).click();
    await page.getByRole('option', { name: /^text-embedding-3-small/ }).click();
    const provider = await meet('DB Provider', dialog.getByRole('combobox', { name: 'DB Provider' }));
    await meet('SQLite Local', provider);
    await meet('Ingest Content', dialog.getByText('Ingest Content', { exact: false }).last());
    await press('Add Files', dialog.getByRole('button', { name: 'Add Files' }));
    const chosen = page.waitForEvent('filechooser');
    await press('Upload Files', page.getByRole('menuitem', { name: 'Upload Files' }));
    await (await chosen).setFiles(file('handbook.txt'));
    await meetAll(['Chunk Size', 'Chunk Overlap'], (name) => dialog.getByRole('spinbutton', { name }));
    await dialog.getByRole('spinbutton', { name: 'Chunk Size' }).fill('300');
    await dialog.getByRole('spinbutton', { name: 'Chunk Overlap' }).fill('0');
    await press('Next Step', await picture(dialog.getByRole('button', { name: 'Next Step' })));
    const review = page.getByRole('dialog', { name: 'Review & Build' });
    await meet('Review & Build', review.getByRole('heading', { name: 'Review & Build' }));
    await expect(review).toContainText('Loan bikes:');
    await press('Create', review.getByRole('button', { name: 'Create' }));
    const status = (name: string) =>
      page.getByRole('row', { name: /bike-shop/ }).getByRole('gridcell', { name, exact: true });
    // The list that is asked for before the files have arrived says "Empty", and is not asked for again.
    await expect(async () => {
      if (await status('Empty').isVisible()) await page.reload();
      await expect(status('Ready')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await see(() => meet('Ready', status('Ready')));
  });

  await step('Start from the Vector Store RAG template', async ({ meet, press, see, picture }) => {
    await projects.reopen();
    await projects.openTemplates();
    await press('Vector Store RAG', await picture(projects.template('Vector Store RAG')));
    await projects.nameFlow('Shop Assistant');
    for (const name of ['Knowledge', 'Prompt', 'Parser', 'Agent']) await meet(name, editor.node(name));
    await see(async () => {
      await expect(building.nodes.filter({ hasNot: page.getByRole('heading') })).toHaveCount(6);
      for (const [from, to] of [
        ['Chat Input', 'Knowledge'],
        ['Chat Input', 'Prompt'],
        ['Knowledge', 'Parser'],
        ['Parser', 'Prompt'],
        ['Prompt', 'Agent'],
        ['Agent', 'Chat Output'],
      ] as const)
        await expect(editor.edge(from, to)).toBeAttached();
    });
  });

  await step('Test the search alone', async ({ meet, press, see, picture }) => {
    await editor.fit();
    await meet('Knowledge', knowledge.node);
    await meet('Mode', knowledge.node.getByRole('tablist', { name: 'Mode' }));
    await press('Retrieve', await picture(knowledge.node.getByRole('tab', { name: 'Retrieve' })));
    await chooseBase();
    const input = editor.component('Chat Input');
    await meet('Chat Input', input.node);
    const text = await meet('Input Text', input.node.getByRole('textbox', { name: 'Input Text' }));
    await text.fill(questions[0] ?? '');
    await input.run();
    await knowledge.run();
    await see(async () => {
      const found = await knowledge.openOutput();
      await expect(found.getByRole('row', { name: /Loan bikes: A loan bike costs 12 euros/ })).toBeVisible();
      await knowledge.closeOutput();
    });
  });

  await step('Turn rows into text', async ({ meet, press, see, picture }) => {
    const parser = editor.component('Parser');
    await meet('Parser', parser.node);
    const template = await meet('Template', parser.node.getByRole('textbox', { name: /^Template/ }));
    await expect(template).toHaveValue('Text: {content}');
    await parser.addField('Separator', { meet, press, picture });
    await parser.node.getByRole('textbox', { name: 'Separator' }).fill('---');
    await parser.run();
    await see(async () => {
      const text = await parser.inspect();
      expect(text.split('---')).toHaveLength(3);
      expect(text).toContain('Text: Batteries:');
    });
  });

  await step('Set the rules for answers', async ({ meet, press, see, snippet }) => {
    await meet('Prompt', editor.node('Prompt'));
    const dialog = await editor.openTemplate('Prompt');
    await dialog.getByRole('textbox').fill(snippet('Prompt'));
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    await expect(dialog).toBeHidden();
    await meet('Agent', editor.node('Agent'));
    await editor.chooseModel('Agent', 'gpt-5.4');
    await editor.settled();
    await see(async () => {
      for (const [port, from] of [
        ['context', 'Parser'],
        ['question', 'Chat Input'],
      ] as const) {
        await meet(port, editor.input('Prompt', port));
        await expect(editor.edge(from, 'Prompt')).toBeAttached();
      }
    });
  });

  await step('Ask the test questions', async ({ meet, press, see, picture }) => {
    await press('Playground', playground.opener);
    const answers: string[] = [];
    for (const question of questions) answers.push(await playground.askInNewChat(question));
    await see(async () => {
      expect(answers[0]).toMatch(/104 euros.*Rule: Loan bikes/);
      expect(answers[1]).toMatch(/the maker.*Rule: Batteries/);
      expect(answers.slice(2)).toEqual([NOT_FOUND, NOT_FOUND]);
    });
    await playground.close();
    await press('Traces', await picture(editor.area('Traces')));
    await traces.openRun('What does a large service cost?');
    await (await meet('Knowledge', traces.span(/^Knowledge, /))).click();
    await expect(traces.details).toContainText('retrieve_data');
    await expect(traces.details).not.toContainText('129 euros');
    await traces.closeRun();
    await traces.close();
  });

  await step('Load the price list with a flow', async ({ meet, press, see, picture }) => {
    await projects.open();
    await projects.openTemplates();
    await press('Blank Flow', page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow('Shop Loader');
    for (const [column, name] of ['Read File', 'Split Text', 'Knowledge'].entries())
      await meet(name, await building.place(name, column + 1, 0));
    await editor.settled();
    const [read, split] = [editor.component('Read File'), editor.component('Split Text')];
    await components.chooseFile('Read File', file('prices.txt'));
    await meet('Raw Content', editor.output('Read File', 'Raw Content'));
    await editor.connect('Read File', 'Raw Content', 'Split Text', 'Input');
    for (const [field, value] of [
      ['Chunk Size', '120'],
      ['Chunk Overlap', '0'],
    ] as const)
      await (await meet(field, split.node.getByRole('spinbutton', { name: field }))).fill(value);
    await page.keyboard.press('Tab');
    await press('Ingest', await picture(knowledge.node.getByRole('tab', { name: 'Ingest' })));
    await chooseBase();
    await meet('Chunks', editor.output('Split Text', 'Chunks'));
    await meet('Input', editor.input('Knowledge', 'Input'));
    await editor.connect('Split Text', 'Chunks', 'Knowledge', 'Input');
    const columns = knowledge.node.getByRole('button', { name: /^Column Configuration/ });
    await press('Column Configuration', columns);
    const table = page.getByRole('dialog', { name: 'Column Configuration' });
    await meet('Vectorize', table.getByRole('columnheader', { name: 'Vectorize' }));
    await expect(table.getByRole('row', { name: /text$/ }).getByRole('switch').first()).toBeChecked();
    await table.getByRole('button', { name: 'Cancel' }).click();
    for (const component of [read, split, knowledge]) await component.run();
    await see(async () => {
      const chunks = await split.openOutput();
      await expect(chunks.getByText('1 to 3 of 3').first()).toBeVisible();
      await split.closeOutput();
      await exportAndCheck('Shop Loader', 1);
      await projects.open();
      await projects.openFlow('Shop Assistant');
      await editor.settled();
      expect(await playground.askInNewChat(questions[3] ?? '')).toContain('129 euros');
    });
    await playground.close();
  });

  await step('Tune, save and go further', async ({ meet, press, see, picture }) => {
    await meet('Knowledge', knowledge.node);
    await knowledge.addField('Top K Results', { meet, press, picture });
    const number = knowledge.node.getByRole('spinbutton', { name: 'Top K Results' });
    const setTo = async (value: string) => {
      await editor.fit();
      await number.fill(value);
      await page.keyboard.press('Tab');
      await editor.settled();
    };
    const both = 'When are you open, and how long do you keep a finished bike?';
    await setTo('1');
    const one = await playground.askInNewChat(both);
    expect(one).toContain('14 days');
    expect(one).not.toContain('Tuesday');
    await playground.close();
    await setTo('2');
    await see(async () => {
      expect(await playground.askInNewChat(both)).toMatch(/Tuesday.*14 days/);
      for (const [place, expected] of ['104 euros', 'the maker', NOT_FOUND, '129 euros'].entries())
        expect(await playground.askInNewChat(questions[place] ?? '')).toContain(expected);
    });
    await playground.close();
    await components.saveVersion('Handbook and prices');
    await meet('Tool Mode', await canvas.toolMode('Knowledge'));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await exportAndCheck('Shop Assistant', 0);
  });

  async function exportAndCheck(name: string, index: number): Promise<void> {
    const exported = file(`${name}.json`);
    await (await exportFlow(page)).saveAs(exported);
    await checkFinishedFlow(lesson, exported, index);
  }
});
