import { expect } from '@playwright/test';
import { join } from 'node:path';
import { handInFlow } from '../record/finished-flow.js';
import { snippetOf } from '../record/lesson-source.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const NO_CLIENT = 'This needs a client.';
/** What the client's provider takes for a token. */
const PRICE = 0.000_02;

rehearse('5-5', async ({ step, skip, langflow, page, lesson, server }) => {
  const { projects, editor, canvas, components, playground, traces } = langflow;
  const trial = new Terminal(server, server.folder).in('trial');
  const questions = (await snippetOf('5-5', 'Test questions')).trim().split('\n');

  skip('Listen before you advise', NO_CLIENT);
  skip('Measure how it is today', NO_CLIENT);
  skip('Choose the first case', NO_CLIENT);
  skip('Agree on one page of scope', NO_CLIENT);
  skip('Define value and the decision', NO_CLIENT);
  skip('Weigh the platform and the risks', NO_CLIENT);

  await projects.haveFlow();

  await step('Build the trial', async ({ meet, press, see, snippet, picture }) => {
    await trial.write('library-rules.txt', snippet('library-rules.txt'));
    await projects.openTemplates();
    await press('Basic Prompting', projects.template('Basic Prompting'));
    await projects.nameFlow('Library Trial');
    await editor.chooseModel('Language Model', 'gpt-5.4');
    await meet('Prompt Template', editor.node('Prompt Template'));
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Text of Prompt Template'));
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    await meet('Read File', await canvas.drop('Read File'));
    await components.chooseFile('Read File', join(trial.folder, 'library-rules.txt'));
    await meet('Raw Content', editor.output('Read File', 'Raw Content'));
    await editor.connect('Read File', 'Raw Content', 'Prompt Template', 'Document');
    await meet('Document', await picture(editor.input('Prompt Template', 'Document')));
    await editor.settled();
    await press('Playground', playground.opener);
    await see(async () => expect(await playground.ask(questions[0] ?? '')).toContain('Children pay nothing'));
    await playground.close();
    await components.saveVersion('Trial');
  });

  await step('Measure the result', async ({ press, see, snippet, picture, excuse }) => {
    excuse('Fifteen more mails, judged by Tim', NO_CLIENT);
    const drafts: string[] = [];
    await editor.settled();
    await playground.open();
    for (const question of questions) {
      await press('New Chat', playground.newChat.first());
      await expect(playground.answers).toHaveCount(0);
      drafts.push(await playground.ask(question));
    }
    await playground.close();
    await press('Traces', await picture(editor.area('Traces')));
    const lines = [snippet('First lines of results.csv').split('\n')[0] ?? ''];
    for (const question of questions) {
      await traces.openRun(question);
      await traces.closeRun();
      const row = await traces.run(question).innerText();
      // Its last columns are tokens and time.
      const tokens = Number(row.trim().split('\n').at(-2));
      expect(tokens).toBeGreaterThan(0);
      lines.push(`${question.split('?')[0]},right,1,${(tokens * PRICE).toFixed(4)}`);
    }
    await traces.close();
    await trial.write('results.csv', `${lines.join('\n')}\n`);
    await trial.write('verdict.py', snippet('verdict.py'));
    // What a lost item costs follows from the question and the rules.
    const [, price] = /costs (\d+\.\d\d)/.exec(questions[2] ?? '') ?? [];
    const [, plus] = /Lost items: .* plus (\d+\.\d\d)/.exec(await trial.run('cat library-rules.txt')) ?? [];
    const owed = (Number(price) + Number(plus)).toFixed(2);
    await see(async () => {
      expect(JSON.stringify(lesson.task.steps)).toContain(`The drafts say: nothing, no, ${owed} and closed.`);
      const said = ['Children pay nothing', 'cannot renew', '15.00', 'closed on Monday', 'ask a colleague'];
      expect(said[2]).toBe(owed);
      for (const [index, words] of said.entries()) expect(drafts[index]).toContain(words);
      expect(await trial.run('python3 verdict.py results.csv 6')).toMatch(
        /^100 % sent unchanged, 0 wrong, 1\.0 minutes and 0\.00\d each\ngo\n$/,
      );
    });
    // The other two verdicts, with the lesson's own lines.
    const first = snippet('First lines of results.csv').trim();
    for (const [line, verdict] of [
      ['', 'adjust'],
      ['Are you open on Monday,reached,1,0.004', 'stop'],
    ] as const) {
      await trial.write('results.csv', `${first}\n${line}`);
      expect(await trial.run('python3 verdict.py results.csv 6')).toContain(`\n${verdict}\n`);
    }
    await handInFlow(page, lesson);
  });

  skip('Recommend the next step', NO_CLIENT);
});
