import { expect } from '@playwright/test';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

/** How the learner has started Langflow since lesson 3-3. */
const START = 'uv run langflow run --env-file .env';
const DATABASE = 'SQL Database';
/** In milliseconds. */
const DAY = 86_400_000;
const SHORT = 'Which routes are shorter than 50 km?';

rehearse('3-4', async ({ step, skip, langflow, page, lesson, server }) => {
  const { projects, editor, playground, canvas, components, traces, keys } = langflow;
  const terminal = new Terminal(server, server.folder);
  let requests: readonly string[] = [];
  const openPlanner = async () => {
    await projects.reopen();
    await projects.openFlow('Ride Planner');
    await editor.settled();
  };
  const ask = async (question: string) => {
    const answer = await playground.askInNewChat(question);
    await playground.close();
    return answer;
  };

  await server.restart(START, server.folder);

  await step('Produce runs worth looking at', async ({ meet, see, snippet, picture }) => {
    await projects.reopen();
    await meet('Ride Planner', projects.flow('Ride Planner'));
    await openPlanner();
    await meet('Actions', editor.node(DATABASE).getByText('Actions', { exact: true }));
    const actions = await canvas.openActions(DATABASE);
    await meet(
      'Requires Approval',
      await picture(actions.getByRole('columnheader', { name: 'Requires Approval' })),
    );
    await canvas.closeActions();
    await canvas.requireApproval(DATABASE, false);
    requests = snippet('Three requests').trim().split('\n');
    await see(async () => {
      for (const [place, calls] of [0, 1, 3].entries()) {
        await playground.askInNewChat(requests[place] ?? '');
        await expect(playground.answers).toHaveCount(1);
        await expect(playground.toolCall('')).toHaveCount(calls);
      }
    });
    await playground.close();
  });

  await step('Find the runs in Flow Activity', async ({ meet, press, see, picture }) => {
    await press('Traces', await picture(editor.area('Traces')));
    await meet('Flow Activity', traces.heading);
    await traces.has('How is the weather?');
    await page.getByRole('button', { name: 'Group by Session' }).click();
    const sessions = page.getByRole('treegrid', { name: /^Trace runs table New Session \d+$/ });
    for (const request of requests) {
      const session = sessions.filter({ hasText: request }).first();
      await expect(session).toBeVisible();
      for (const other of requests) if (other !== request) await expect(session).not.toContainText(other);
    }
    await page.getByRole('button', { name: 'Group by Session' }).click();
    const greeting = traces.runs.filter({ hasText: requests[0] ?? '' });
    await expect(greeting).toHaveCount(1);
    for (const [status, count] of [
      ['Error', 0],
      ['Success', 1],
    ] as const) {
      await page.getByRole('combobox', { name: 'Filter by status' }).click();
      await page.getByRole('option', { name: status }).click();
      await expect(greeting).toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Date range' }).click();
    const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
    await page.getByLabel('Start date').fill(tomorrow);
    await expect(greeting).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear dates' }).click();
    await page.keyboard.press('Escape');
    await expect(greeting).toHaveCount(1);
    await see(async () => {
      for (const request of requests) {
        await expect(traces.run(request)).toBeVisible();
        await expect(traces.run(request)).toContainText(/\d+(?:\.\d+)? m?s/);
      }
    });
  });

  await step('Read one trace from top to bottom', async ({ meet, see, picture }) => {
    const details = await traces.openRun('How is the weather?');
    await meet('Trace Details', await picture(details.getByText('Trace Details')));
    for (const name of ['Chat Input', 'Agent', 'Chat Output'])
      await expect(traces.span(new RegExp(`^${name}, `))).toBeVisible();
    await traces.span(/^run_sql_query, /).click();
    await expect(details).toContainText("SELECT * FROM routes WHERE start = 'Ghent'");
    await expect(details).toContainText('Castle Tour');
    const calls = traces.span(/^ChatOpenAI /);
    await calls.first().click();
    await expect(details).toContainText(
      /gpt-5\.4[^]*Tokens\s*[\d,]+\s*Prompt\s*[\d,]+\s*Completion\s*[\d,]+/,
    );
    await see(async () => {
      await expect(calls).toHaveCount(4);
      for (const span of await traces.span(/^(?:run_sql_query|sun_times|get_current_weather), /).all())
        expect(await span.getAttribute('aria-label')).toMatch(/, \d+(?:\.\d+)? m?s, /);
    });
    await traces.closeRun();
  });

  await step('Make the run cheaper', async ({ see }) => {
    const row = await traces.runs.first().innerText();
    const before = await traces.numbers(0);
    await traces.openAt(0);
    await expect(traces.span(/^Web Search, /)).toBeVisible();
    await traces.closeRun();
    await traces.close();
    await canvas.disconnect('Web Search', 'Agent');
    await ask(requests[2] ?? '');
    await traces.open();
    await traces.hasNewer(row);
    const after = await traces.numbers(0);
    await traces.openAt(0);
    await see(async () => {
      expect(after.tokens).toBeLessThan(before.tokens);
      await expect(traces.span(/^SQL Database, /)).toBeVisible();
      await expect(traces.span(/^Web Search, /)).toHaveCount(0);
    });
    await traces.closeRun();
    await traces.close();
  });

  await step('Break it and find the cause', async ({ meet, see }) => {
    const url = editor.node(DATABASE).getByRole('textbox', { name: /^Database URL/ });
    const setFile = async (name: string) => {
      await editor.fit();
      await editor.fillToStay(url, `sqlite:///${name}`);
    };
    await meet(DATABASE, editor.node(DATABASE));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await canvas.disconnect(DATABASE, 'Agent');
    expect(await ask(SHORT)).toContain('no database is connected');
    await canvas.reconnect(DATABASE, 'Agent', 'Tools');
    await meet('Database URL', url);
    await setFile('club-old.db');
    expect(await ask(SHORT)).toContain('no table with routes');
    await traces.open();
    await traces.has('no table with routes');
    await see(async () => {
      await traces.openAt(1);
      await expect(traces.span(/^ChatOpenAI /)).toHaveCount(1);
      await expect(traces.span(/^run_sql_query, /)).toHaveCount(0);
      await traces.closeRun();
      await traces.openAt(0);
      await traces.span(/^run_sql_query, /).click();
      await expect(traces.details).toContainText('no such table: routes');
      await traces.closeRun();
    });
    await traces.close();
    await setFile('club.db');
    await canvas.reconnect('Web Search', 'Agent', 'Tools');
    expect(await ask(SHORT)).toContain('River Loop');
  });

  await step('Collect the numbers with a script', async ({ meet, press, see, snippet, picture }) => {
    await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
    await press('API access', page.getByRole('menuitem', { name: 'API access' }));
    const access = page.getByRole('dialog', { name: /^API access/ });
    await expect(access).toContainText(/\/run\/[\w-]{36}/);
    const id = /\/run\/(?<id>[\w-]{36})/.exec(await access.innerText())?.groups?.id ?? '';
    await components.closeWindow();
    await traces.open();
    await meet('Flow Activity', traces.heading);
    const download = page.waitForEvent('download');
    await press('Download', await picture(page.getByRole('main').getByRole('button', { name: 'Download' })));
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).not.toHaveLength(0);
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    const pages = page.getByRole('navigation', { name: 'Settings navigation' });
    await press('Langflow API Keys', pages.getByRole('link', { name: 'Langflow API Keys' }));
    await meet('Add New', keys.addNew);
    const key = await keys.create('Numbers of runs');
    await terminal.write('list_runs.py', snippet('list_runs.py'));
    const started = snippet('Start it on macOS or Linux')
      .replace('YOUR_API_KEY', key)
      .replace('YOUR_FLOW_ID', id);
    const lines = (await terminal.run(started)).trim().split('\n');
    await see(async () => {
      const times = lines.map((line) => /^\w+ (?<ms>\d+) ms \d+ tokens \S/.exec(line)?.groups?.ms);
      expect(times.length).toBeGreaterThanOrEqual(7);
      expect(times).not.toContain(undefined);
      expect(times.map(Number)).toEqual(times.map(Number).toSorted((first, second) => second - first));
    });
    const whole = `${snippet('list_runs.py').trimEnd()}\nprint(json.dumps({"traces": runs}))\n`;
    await terminal.write('list_runs.py', whole);
    const printed = (await terminal.run(started)).trim().split('\n').at(-1) ?? '';
    await terminal.write('traces.json', printed);
    await checkFinishedFlow(lesson, join(server.folder, 'traces.json'));
  });

  skip('Send runs to a tracing service', 'It needs an account or a server of Langfuse.');

  await step('Add the log and a routine', async ({ see, snippet }) => {
    const before = await readFile(join(server.folder, '.env'), 'utf8');
    await terminal.write('.env', `${before}${snippet('Lines for the .env file')}`);
    await server.restart(START, server.folder);
    await openPlanner();
    const size = async () => (await stat(join(server.folder, 'langflow.log'))).size;
    const atStart = await size();
    await ask(SHORT);
    await editor.fit();
    await editor.addNote(
      '## Routine\nFailed runs first, then the slowest, then the most costly. Each Friday.',
    );
    await components.saveVersion('Observed');
    await see(async () => {
      await expect.poll(size).toBeGreaterThan(atStart);
      await expect(page.getByRole('application', { name: /^Note node/ }).last()).toContainText('Each Friday');
    });
  });
});
