import { expect } from '@playwright/test';
import { Building } from '../langflow/building.js';
import { Memories } from '../langflow/memories.js';
import { handInFlow } from '../record/finished-flow.js';
import { WHAT_TO_SEE } from '../record/results.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const FLOW = 'Reading Companion';
const HISTORY = 'Message History';
const RECALL = 'Memory Base';
const RULES = 'Prompt Template';
const MODEL = 'Language Model';
const WHO = 'What is my name?';
const SCENE = 'Which sea scene did the club love?';

rehearse('2-4', async ({ step, langflow, page, lesson, server }) => {
  const { projects, editor, canvas, components, playground, settings, keys } = langflow;
  const building = new Building(page, editor);
  const memories = new Memories(page, editor);
  const history = editor.component(HISTORY);
  const recall = editor.component(RECALL);
  const number = history.node.getByRole('spinbutton', { name: 'Number of Messages' });
  const terminal = new Terminal(server, server.folder, {
    LANGFLOW_API_KEY: await keys.create('reading club'),
  });
  let answer = '';

  /** Sets how many messages are looked up. */
  const remember = async (count: number) => {
    // Where the canvas has just come back, the field puts the new number before the old.
    await expect(async () => {
      await number.fill(String(count));
      await expect(number).toHaveValue(String(count), { timeout: 1_000 });
    }).toPass();
    await editor.settled();
    await expect(number).toHaveValue(String(count));
  };
  /** Says something in the open chat, once what the answer before has changed is saved. */
  const say = async (text: string) => {
    await editor.settled();
    return playground.ask(text);
  };
  /** Asks in a chat of its own and goes back to the canvas. */
  const askAnew = async (text: string) => {
    await editor.settled();
    answer = await playground.askInNewChat(text);
    await playground.close();
    return answer;
  };

  await projects.reopen();

  await step('Meet a chat that forgets', async ({ meet, press, see, snippet, picture }) => {
    await projects.openTemplates();
    await press('Blank Flow', page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow(FLOW);
    await meet('Chat Input', await building.place('Chat Input', 0, 0));
    await meet(MODEL, await building.place(MODEL, 3, 0));
    await meet('Chat Output', await building.place('Chat Output', 4, 0.3));
    await editor.chooseModel(MODEL, 'gpt-5.4');
    await editor.connect('Chat Input', 'Chat Message', MODEL, 'Input');
    await editor.connect(MODEL, 'Model Response', 'Chat Output', 'Inputs');
    await editor.settled();
    await press('Playground', playground.opener);
    await say(snippet('First message'));
    answer = await say(snippet('Second message'));
    await press('More options', await picture(playground.sessionMenu('Default Session')));
    await press('Message logs', page.getByRole('option', { name: 'Message logs' }));
    const logs = page.getByRole('dialog', { name: 'Dialog' });
    await see(async () => {
      expect(answer).not.toMatch(/Ana|Frankenstein/);
      await expect(logs.getByRole('row')).toHaveCount(5);
      await expect(logs).toContainText(snippet('First message'));
      await expect(logs).toContainText(snippet('Second message'));
    });
    await logs.getByRole('button', { name: 'Close' }).last().click();
    await playground.close();
  });

  await step('Feed the log to the model', async ({ meet, press, see, snippet, picture }) => {
    await meet(RULES, await building.place(RULES, 2, 1));
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Template'));
    await dialog.getByRole('button', { name: 'Check & Save' }).click();
    await editor.settled();
    await meet(HISTORY, await building.place(HISTORY, 1, 0.6));
    await meet('Store', components.tab(HISTORY, 'Store'));
    await press('Retrieve', await picture(components.tab(HISTORY, 'Retrieve')));
    await meet('Messages', editor.output(HISTORY, 'Messages'));
    await editor.connect(HISTORY, 'Messages', RULES, 'memory');
    await meet('Prompt', editor.output(RULES, 'Prompt'));
    await meet('System Message', editor.input(MODEL, 'System Message'));
    await editor.connect(RULES, 'Prompt', MODEL, 'System Message');
    await editor.settled();
    await playground.open();
    // The second message is that of the step before.
    answer = await say('What is my name, and what am I reading?');
    await playground.close();
    await see(async () => expect(answer).toMatch(/Ana.*Frankenstein/));
  });

  await step('Decide how much is remembered', async ({ meet, press, see, picture }) => {
    await meet(HISTORY, history.node);
    await press('Inspect output', history.inspectButton);
    await expect(history.output.getByRole('textbox')).toHaveValue(/My name is Ana/);
    await history.closeOutput();
    await history.select();
    await press('Parameters', history.action('Parameters'));
    const row = history.parameter('Number of Messages');
    await expect(await meet('Number of Messages', row)).toContainText('Default: 100');
    await press('Add', await picture(row.getByRole('button', { name: /^Add/ })));
    await history.closeParameters();
    await remember(2);
    await playground.open();
    await press('New Chat', playground.newChat.first());
    for (const text of [
      'My name is Ana and I am reading Frankenstein.',
      'Who wrote Frankenstein?',
      'And who wrote Dracula?',
    ])
      await say(text);
    const forgotten = await say(WHO);
    await playground.close();
    await remember(20);
    await playground.open();
    const kept = await say(WHO);
    await playground.close();
    await see(() => {
      expect(forgotten).not.toContain('Ana');
      expect(kept).toContain('Ana');
      return Promise.resolve();
    });
  });

  await step('Keep conversations apart', async ({ meet, press, see, picture }) => {
    await playground.open();
    await press('New Chat', await picture(playground.newChat.first()));
    const stranger = await say(WHO);
    await playground.session('New Session 0').click();
    await expect(playground.log).toContainText('And who wrote Dracula?');
    const known = await say(WHO);
    await playground.close();
    const input = editor.component('Chat Input');
    await meet('Chat Input', await input.select());
    await press('Parameters', input.action('Parameters'));
    await expect(await meet('Session ID', input.parameter('Session ID'))).toContainText('Default: Empty');
    await input.closeParameters();
    await see(() => {
      expect(stranger).not.toContain('Ana');
      expect(known).toContain('Ana');
      return Promise.resolve();
    });
  });

  await step('Serve two readers by API', async ({ meet, press, see, snippet, picture }) => {
    await editor.settled();
    await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
    await press('API access', page.getByRole('menuitem', { name: 'API access' }));
    await meet(
      'Endpoint Name',
      await picture(
        page.getByRole('dialog', { name: /^API access/ }).getByRole('button', { name: 'Endpoint Name' }),
      ),
    );
    await components.setEndpoint('reading-companion');
    await editor.settled();
    await terminal.write('readers.py', snippet('readers.py'));
    const printed = (await terminal.run('python readers.py')).trim().split(/\n+/);
    await see(() => {
      expect(printed).toHaveLength(4);
      expect(printed[2]).toMatch(/^reader-ana: .*Frankenstein/);
      expect(printed[3]).toMatch(/^reader-ben: .*Dracula/);
      for (const line of printed)
        expect(line).not.toMatch(line.startsWith('reader-ana') ? /Dracula/ : /Frankenstein/);
      return Promise.resolve();
    });
  });

  await step('Read the log and erase it', async ({ meet, press, see, snippet, picture }) => {
    const messages = async () =>
      JSON.parse(
        (await terminal.run(`${snippet('Messages of one session on macOS or Linux')} --silent`)).trim(),
      ) as readonly { sender: string }[];
    const before = await messages();
    await page.reload();
    await press('Playground', playground.opener);
    await meet('More options', playground.sessionMenu('reader-ana'));
    await playground.sessionMenu('reader-ana').click();
    await press('Delete session', await picture(page.getByRole('option', { name: 'Delete session' })));
    await expect(playground.session('reader-ana')).toHaveCount(0);
    await playground.close();
    await see(async () => {
      expect(before.map(({ sender }) => sender)).toEqual(['User', 'Machine', 'User', 'Machine']);
      await expect.poll(messages).toEqual([]);
    });
  });

  await step('Sort out the kinds of memory', async ({ meet, excuse }) => {
    await meet(HISTORY, history.node);
    await meet('Agent', await building.place('Agent', 4, 1));
    await meet(
      'Number of Chat History Messages',
      await canvas.parameter('Agent', 'Number of Chat History Messages'),
    );
    await canvas.remove('Agent');
    excuse(WHAT_TO_SEE, 'Three things on paper.');
  });

  await step('Create and connect a memory base', async ({ meet, press, see, snippet, picture }) => {
    await editor.settled();
    await page.getByRole('button', { name: 'User' }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    await press('Model Providers', page.getByRole('link', { name: 'Model Providers' }));
    await page.getByRole('button', { name: /^OpenAI \d/ }).click();
    await meet('Embedding Models', page.getByText('Embedding Models', { exact: true }));
    await settings.turnOn('text-embedding-3-small');
    await projects.reopen();
    await projects.openFlow(FLOW);
    await memories.make('reading-club', 'text-embedding-3-small', { meet, press });
    await memories.close();
    await meet(RECALL, await building.place(RECALL, 0, 1.7));
    await recall.node.getByRole('combobox', { name: RECALL }).click();
    await page.getByRole('option', { name: 'reading-club' }).click();
    await editor.settled();
    await meet('Chat Input', editor.node('Chat Input'));
    await meet('Search Query', await picture(editor.input(RECALL, 'Search Query')));
    await editor.connect('Chat Input', 'Chat Message', RECALL, 'Search Query');
    await meet('Parser', await building.place('Parser', 3.4, 1.4));
    await press('Stringify', components.tab('Parser', 'Stringify'));
    await editor.settled();
    await meet('Results', editor.output(RECALL, 'Results'));
    await editor.connect(RECALL, 'Results', 'Parser', 'JSON or Table');
    const template = await editor.openTemplate();
    const text = template.getByRole('textbox');
    await text.fill(`${await text.inputValue()}\n${snippet('Lines to add to the template')}`);
    await template.getByRole('button', { name: 'Check & Save' }).click();
    await editor.settled();
    await editor.connect('Parser', 'Parsed Text', RULES, 'long_term');
    await see(async () => {
      for (const [from, variable] of [
        [HISTORY, 'memory'],
        ['Parser', 'long_term'],
      ] as const) {
        await expect(editor.input(RULES, variable)).toBeVisible();
        await expect(editor.edge(from, RULES)).toHaveCount(1);
      }
      await expect(components.tab('Parser', 'Stringify')).toHaveAttribute('aria-selected', 'true');
    });
  });

  await step('Recall across sessions', async ({ meet, press, see, picture }) => {
    await askAnew('The club loved the storm scene in Moby-Dick.');
    await memories.hasStored('The club loved the storm scene in Moby-Dick.');
    await playground.open();
    await press('New Chat', playground.newChat.first());
    expect(await say(SCENE)).not.toContain('storm');
    await playground.close();
    await recall.addField('Filter by Session', { meet, press, picture });
    await meet(RECALL, recall.node);
    await recall.node.getByRole('switch', { name: 'Filter by Session' }).uncheck();
    await askAnew(SCENE);
    await meet('Results', editor.output(RECALL, 'Results'));
    await see(async () => {
      expect((await recall.inspectRows()).flat()).toContain('The club loved the storm scene in Moby-Dick.');
      expect(answer).toContain('storm');
    });
    await components.saveVersion('With a memory base');
    await handInFlow(page, lesson);
  });
});
