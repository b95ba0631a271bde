import { expect } from '@playwright/test';
import { handInFlow } from '../record/finished-flow.js';
import { filesOfTree } from '../record/lesson-source.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

rehearse('4-1', async ({ step, langflow, page, server, lesson }) => {
  const { projects, editor, canvas, playground, components } = langflow;
  const home = new Terminal(server, server.folder);
  const shop = home.in('bike-shop');
  const stock = editor.component('Stock Lookup');
  let code = '';
  let files: readonly string[] = [];

  await step('Read a component before you write one', async ({ meet, press, see, picture }) => {
    await projects.openTemplates();
    await press('Basic Prompting', projects.template('Basic Prompting'));
    await projects.nameFlow('Bike Shop Desk');
    await meet('Chat Output', editor.node('Chat Output'));
    await press('Code', await picture(await components.codeButton('Chat Output')));
    await see(async () => {
      await expect(components.codeWindow).toContainText('class ChatOutput(');
      await components.scrollCodeTo('outputs = [');
      await components.scrollCodeTo('method="message_response"');
    });
    await components.closeWindow();
  });

  await step('Paste your first component', async ({ meet, press, see, snippet }) => {
    await projects.open();
    await projects.openTemplates();
    await press('Blank Flow', page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow('Bike Shop Lab');
    await press('New Custom Component', page.getByRole('button', { name: 'New Custom Component' }));
    await press('Code', await components.codeButton('Custom Component'));
    code = snippet('Stock Lookup, complete');
    await components.replaceCode(code);
    await see(async () => {
      const lookup = await meet('Stock Lookup', editor.node('Stock Lookup'));
      await meet('Stock List', lookup.getByRole('textbox', { name: 'Stock List' }));
      await meet('Question', lookup.getByRole('textbox', { name: 'Question' }));
      await meet('Stock Note', editor.output('Stock Lookup', 'Stock Note'));
    });
  });

  await step('Connect code and screen', async ({ meet, press, see, snippet, picture }) => {
    const question = await meet(
      'Question',
      editor.node('Stock Lookup').getByRole('textbox', { name: 'Question' }),
    );
    await question.fill(snippet('Question with two parts'));
    await meet('Run component', stock.runButton);
    await editor.settled();
    await stock.run();
    await press('Inspect output', await picture(stock.inspectButton));
    await see(async () => {
      await expect(stock.output.getByRole('textbox')).toHaveValue(
        'chain: 14 in stock, 24.90 each\nbrake pads: 0 in stock, 12.50 each',
      );
      await stock.output.getByRole('tab', { name: 'Logs' }).click();
      await expect(stock.output).toContainText('2 matching parts');
      expect(code).toContain('self.log(');
    });
    await components.closeWindow();
  });

  await step('Break it and read the messages', async ({ meet, press, see, picture }) => {
    const lookup = editor.node('Stock Lookup');
    await meet('Stock List', lookup.getByRole('textbox', { name: 'Stock List' }));
    /** Changes the list in its window, as the small field has no lines. */
    const change = async (to: (text: string) => string) => {
      await lookup.getByRole('button', { name: 'Expand text editor' }).first().click();
      const text = projects.dialog.getByRole('textbox');
      await text.fill(to(await text.inputValue()));
      await projects.dialog.getByRole('button', { name: 'Finish Editing' }).click();
    };
    await change((text) => `${text}\nsaddle, 5`);
    await stock.runButton.click();
    await expect(components.failure).toContainText(
      "Stock List: 'saddle, 5' needs a name, pieces and a price.",
    );
    await components.dismissFailure();
    await change((text) => text.replace('\nsaddle, 5', ''));
    await press('Code', await picture(await components.codeButton('Stock Lookup')));
    langflow.expectFailures();
    await components.replaceCode(code.replace('name="question"', 'name="note"'));
    await see(() =>
      expect(components.codeWindow).toContainText("Inputs and outputs have overlapping names: {'note'}"),
    );
    await components.replaceCode(code);
    await expect(components.codeWindow).toBeHidden();
  });

  await step('Move the component into a folder', async ({ see, snippet }) => {
    await shop.write('components/bike_shop/stock_lookup.py', code);
    await shop.write('components/bike_shop/__init__.py', snippet('Content of __init__.py'));
    files = filesOfTree(snippet('Folders and files'));
    await see(async () =>
      expect(await home.run('ls bike-shop/components/bike_shop')).toMatch(
        /^__init__\.py$[^]*^stock_lookup\.py$/m,
      ),
    );
  });

  await step('Cover it with a test', async ({ see, snippet }) => {
    const test = snippet('Content of test_stock_lookup.py');
    await shop.write('test_stock_lookup.py', test);
    const there = await shop.run("find . -type f -printf '%P\\n'");
    expect(there.split('\n')).toEqual(expect.arrayContaining([...files]));
    await shop.run(snippet('Install pytest once'));
    await see(async () => {
      expect(await shop.run(snippet('Run the tests'))).toContain('3 passed');
      await shop.write('test_stock_lookup.py', test.replace('24.90 each', '25.90 each'));
      const { text, exitCode } = await shop.try(snippet('Run the tests'));
      expect(exitCode).toBe(1);
      expect(text).toContain('chain: 14 in stock, 25.90 each');
    });
    await shop.write('test_stock_lookup.py', test);
  });

  await step('Load the folder at the start', async ({ meet, see, snippet, picture }) => {
    await editor.settled();
    await shop.write('.env', snippet('Line for the .env file'));
    // Nothing but its file says that it may sign in.
    await server.restart(snippet('Start with your components'), shop.folder, {
      LANGFLOW_AUTO_LOGIN: undefined,
    });
    await projects.reopen();
    await projects.openFlow('Bike Shop Lab');
    await canvas.remove('Stock Lookup');
    await see(async () => {
      await components.category('Bike Shop').click();
      await meet('Stock Lookup', await picture(components.entry('Stock Lookup')));
    });
    await canvas.dropRow(components.entry('Stock Lookup'));
    await expect(editor.node('Stock Lookup')).toBeVisible();
    await editor.settled();
  });

  await step('Put it to work in a chat', async ({ meet, press, see, snippet, picture }) => {
    await projects.open();
    await projects.openFlow('Bike Shop Desk');
    await editor.chooseModel('Language Model', 'gpt-5.4');
    const prompt = await meet('Prompt Template', editor.node('Prompt Template'));
    await meet('Template', prompt.getByText('Template', { exact: true }));
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Template text'));
    await press('Check & Save', await picture(dialog.getByRole('button', { name: 'Check & Save' })));
    await meet('stock', editor.input('Prompt Template', 'stock'));
    await meet('Stock Lookup', await canvas.drop('Stock Lookup'));
    await meet('Chat Input', editor.node('Chat Input'));
    await meet('Question', editor.input('Stock Lookup', 'Question'));
    await meet('Stock Note', editor.output('Stock Lookup', 'Stock Note'));
    await editor.connect('Chat Input', 'Chat Message', 'Stock Lookup', 'Question');
    await editor.connect('Stock Lookup', 'Stock Note', 'Prompt Template', 'stock');
    await meet('Language Model', editor.node('Language Model'));
    await expect(editor.edge('Chat Input', 'Language Model')).toBeAttached();
    await editor.settled();
    await press('Playground', playground.opener);
    await see(async () => {
      expect(await playground.ask('Do you have a chain, and what does it cost?')).toMatch(
        /14 chains.*24\.90/,
      );
      expect(await playground.ask('Do you have a helmet?')).toContain('no helmet');
    });
    await playground.close();
  });

  await step('Save, review and extend', async ({ meet, see, picture }) => {
    await editor.openVersions();
    await meet('Version History', page.getByText('Version History', { exact: true }));
    await components.saveVersion('Desk with stock');
    await meet('Stock Note', await picture(editor.output('Stock Lookup', 'Stock Note')));
    await meet('Langflow Assistant', page.getByRole('button', { name: 'Langflow Assistant' }).first());
    await see(async () => {
      await editor.openVersions();
      await expect(editor.version('Desk with stock')).toBeVisible();
      await page.getByRole('button', { name: 'Keep Building' }).click();
      expect(await shop.run('ls components/bike_shop')).toContain('stock_lookup.py');
      expect(await shop.run('python -m pytest -q')).toContain('3 passed');
    });
    await handInFlow(page, lesson);
  });
});
