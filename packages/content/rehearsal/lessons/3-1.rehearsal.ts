import { expect } from '@playwright/test';
import { WHAT_TO_SEE } from '../record/results.js';
import { handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';

const adding = (lines: string) => (before: string) => `${before}\n${lines}`;

rehearse('3-1', async ({ step, langflow, page, lesson }) => {
  const { projects, editor, playground, canvas, traces } = langflow;
  const notes = page.getByRole('application', { name: /^Note node/ });
  let job = '';
  let table = '';

  await step('Give the whole job to one agent', async ({ meet, press, see, snippet, picture }) => {
    await projects.openTemplates();
    await press('Simple Agent', projects.template('Simple Agent'));
    await projects.nameFlow('Workshop Team');
    await meet('Web Search', editor.node('Web Search'));
    await canvas.remove('Web Search');
    await meet('URL', editor.node('URL'));
    await canvas.remove('URL');
    await meet('Agent', editor.node('Agent'));
    await canvas.rename('Agent', 'Team Lead');
    await editor.chooseModel('Team Lead', 'gpt-5.4');
    await press('Playground', await picture(playground.opener, editor.canvas));
    job = snippet('The job');
    const answer = await playground.ask(job);
    await playground.close();
    await editor.fit();
    await editor.addNote(`## One agent\n${answer}`);
    await expect(notes.last()).toContainText('66 euros');
    await editor.settled();
    await press('Traces', editor.area('Traces'));
    const trace = await traces.openRun('Plan a two-hour');
    await expect(trace).toContainText(/Latency.*Tokens/);
    await traces.closeRun();
    await traces.close();
    await see(async () => {
      expect(answer).toContain('Schedule');
      expect(answer).toContain('Invitation');
      expect(answer).toContain('66 euros');
    });
  });

  await step('Decide what deserves an agent', async ({ meet, excuse }) => {
    await meet('If-Else', await editor.found('If-Else'));
    await meet('Smart Router', await editor.found('Smart Router'));
    await editor.search.fill('');
    excuse(WHAT_TO_SEE, 'Two descriptions on paper.');
  });

  await step('Hire the cost specialist', async ({ meet, press, see, snippet, picture }) => {
    await meet('Agent', await canvas.drop('Agent'));
    const node = await canvas.rename('Agent', 'Cost Specialist');
    await editor.chooseModel('Cost Specialist', 'gpt-5.4');
    await meet('Agent Instructions', node.getByText('Agent Instructions', { exact: true }));
    await canvas.write(
      'Cost Specialist',
      'Agent Instructions',
      adding(snippet('Instructions of the cost specialist')),
    );
    await press('Tool Mode', await picture(await canvas.toolMode('Cost Specialist')));
    await meet('Toolset', editor.output('Cost Specialist', 'Toolset'));
    await meet('Tools', editor.input('Team Lead', 'Tools'));
    await editor.connect('Cost Specialist', 'Toolset', 'Team Lead', 'Tools');
    const lead = await meet('Team Lead', editor.node('Team Lead'));
    const row = await canvas.parameter('Team Lead', 'Calculator');
    await meet('Parameters', lead.getByRole('button', { name: 'Parameters' }));
    await meet('Calculator', row.getByText('Calculator', { exact: true }));
    await press('Add', row.getByRole('button', { name: 'Add Calculator' }));
    await editor.component('Team Lead').closeParameters();
    await lead.getByRole('switch', { name: 'Calculator' }).click();
    await expect(lead.getByRole('switch', { name: 'Calculator' })).not.toBeChecked();
    await see(() => expect(editor.edge('Cost Specialist', 'Team Lead')).toBeAttached());
  });

  await step('Describe the specialist to the lead', async ({ meet, see, snippet, picture }) => {
    const node = await meet('Cost Specialist', editor.node('Cost Specialist'));
    await meet('Actions', node.getByText('Actions', { exact: true }));
    const actions = await canvas.openActions('Cost Specialist');
    await meet('Json Response', actions.getByRole('gridcell', { name: 'Json Response' }));
    const row = await meet('Message Response', actions.getByRole('gridcell', { name: 'Message Response' }));
    await row.getByText('Message Response').click();
    await expect(actions.getByRole('row', { name: /Json Response/ }).getByRole('checkbox')).not.toBeChecked();
    await expect(actions.getByRole('row', { name: /Message Response/ }).getByRole('checkbox')).toBeChecked();
    await (
      await meet('Slug', await picture(actions.getByRole('textbox', { name: 'Slug' })))
    ).fill(snippet('Slug'));
    const description = await meet('Description', actions.getByRole('textbox', { name: 'Description' }));
    await description.fill(snippet('Description'));
    await canvas.closeActions();
    await see(async () => {
      const again = await canvas.openActions('Cost Specialist');
      await expect(again).toContainText('COST_SPECIALIST');
      await expect(again).toContainText('Calculates budgets.');
      await canvas.closeActions();
      await expect(node).not.toContainText('JSON_RESPONSE');
    });
  });

  await step('Hire the copywriter', async ({ meet, see, snippet, picture }) => {
    await meet('Cost Specialist', editor.node('Cost Specialist'));
    await canvas.duplicate('Cost Specialist');
    const node = await canvas.rename('Cost Specialist', 'Copywriter');
    await canvas.write(
      'Copywriter',
      'Agent Instructions',
      (before) =>
        before.slice(0, before.indexOf('You work out budgets')) + snippet('Instructions of the copywriter'),
    );
    await canvas.addField('Copywriter', 'Calculator');
    await node.getByRole('switch', { name: 'Calculator' }).click();
    await meet('Toolset', await picture(editor.output('Copywriter', 'Toolset')));
    await editor.connect('Copywriter', 'Toolset', 'Team Lead', 'Tools');
    await meet('Actions', node.getByText('Actions', { exact: true }));
    const actions = await canvas.openActions('Copywriter');
    await actions.getByText('Message Response', { exact: true }).click();
    await actions.getByRole('textbox', { name: 'Slug' }).fill('copywriter');
    await actions
      .getByRole('textbox', { name: 'Description' })
      .fill('Writes invitations of at most 80 words.');
    await canvas.closeActions();
    await meet('Tools', editor.input('Team Lead', 'Tools'));
    await see(async () => {
      await expect(editor.edge('Cost Specialist', 'Team Lead')).toBeAttached();
      await expect(editor.edge('Copywriter', 'Team Lead')).toBeAttached();
      await expect(node).toContainText('COPYWRITER');
      await expect(editor.node('Cost Specialist')).toContainText('COST_SPECIALIST');
    });
  });

  await step('Let the lead delegate', async ({ meet, press, see, snippet, picture }) => {
    const lead = await meet('Team Lead', editor.node('Team Lead'));
    await meet('Agent Instructions', lead.getByText('Agent Instructions', { exact: true }));
    await canvas.write('Team Lead', 'Agent Instructions', adding(snippet('Lines for the lead')));
    await playground.open();
    await press('New Chat', await picture(playground.newChat.first()));
    const answer = await playground.ask(job);
    await see(async () => {
      for (const tool of ['cost_specialist', 'copywriter']) {
        await expect(playground.toolCall(tool)).toHaveCount(1);
        await playground.toolCall(tool).click();
      }
      await expect(playground.log).toContainText('Topic: bicycle repair workshop');
      expect(answer).toContain('66 euros');
    });
    await playground.close();
  });

  await step('Rebuild the team as a line', async ({ meet, press, see, snippet, picture }) => {
    await editor.saveVersion('Team');
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await press('Duplicate', await picture(await projects.menuItem('Workshop Team', 'Duplicate')));
    await expect(projects.flow('Workshop Team (1)')).toBeVisible();
    await projects.openFlow('Workshop Team (1)');
    await projects.nameFlow('Workshop Line');
    await meet('Team Lead', editor.node('Team Lead'));
    await canvas.remove('Team Lead');
    for (const name of ['Cost Specialist', 'Copywriter']) {
      await press('Tool Mode', await canvas.toolMode(name));
      await expect(editor.output(name, 'Response')).toBeAttached();
    }
    await editor.settled();
    for (const name of ['Chat Input', 'Cost Specialist', 'Copywriter', 'Chat Output'])
      await meet(name, editor.node(name));
    await meet('Input', editor.input('Cost Specialist', 'Input'));
    await meet('Response', editor.output('Copywriter', 'Response'));
    await editor.connect('Chat Input', 'Chat Message', 'Cost Specialist', 'Input');
    await editor.connect('Cost Specialist', 'Response', 'Copywriter', 'Input');
    await editor.connect('Copywriter', 'Response', 'Chat Output', 'Inputs');
    await editor.settled();
    const parts = await playground.askInNewChat(job);
    await playground.close();
    for (const [name, line] of [
      ['Cost Specialist', snippet('Line for the cost specialist')],
      ['Copywriter', snippet('Line for the copywriter')],
    ] as const)
      await canvas.write(name, 'Agent Instructions', adding(line));
    const answer = await playground.askInNewChat(job);
    await see(async () => {
      expect(parts).not.toContain('Schedule');
      for (const part of ['Schedule', '66 euros', 'Invitation']) expect(answer).toContain(part);
    });
    await playground.close();
  });

  await step('Compare the three designs', async ({ meet, press, see, excuse, picture }) => {
    const read = async (flow: string, place: number) => {
      await projects.open();
      await projects.openFlow(flow);
      await press('Traces', editor.area('Traces'));
      const { duration, tokens } = await traces.numbers(place);
      expect(duration).toMatch(/^[\d.]+ m?s$/);
      await traces.openAt(place);
      const calls = traces.span(/^ChatOpenAI /);
      await expect(calls.nth(1)).toBeVisible();
      const count = await calls.count();
      await traces.closeRun();
      await traces.close();
      return { duration, tokens, calls: count };
    };
    // One agent and the team ran in the same flow; the newest run is the first.
    const one = await read('Workshop Team', 1);
    const team = await read('Workshop Team', 0);
    const line = await read('Workshop Line', 0);
    const rows = Object.entries({ 'One agent': one, Team: team, Line: line });
    table = [
      '| Design | Duration | Tokens | Calls | Complete |\n| --- | --- | --- | --- | --- |',
      ...rows.map(
        ([name, { duration, tokens, calls }]) => `| ${name} | ${duration} | ${tokens} | ${calls} | yes |`,
      ),
    ].join('\n');
    excuse('Structured Response', 'A warning not to choose it.');
    await meet('Response', await picture(editor.output('Cost Specialist', 'Response')));
    await see(() => {
      expect(one.calls).toBe(2);
      expect(team.calls).toBeGreaterThan(2);
      expect(line.calls).toBeGreaterThan(2);
      for (const { tokens } of [one, team, line]) expect(tokens).toBeGreaterThan(0);
      return Promise.resolve();
    });
  });

  await step('Know the other ways to connect agents', async ({ meet, see, excuse, picture }) => {
    await meet('Run Flow', await editor.found('Run Flow'));
    await meet('Human Input', await editor.found('Human Input'));
    await editor.search.fill('');
    excuse('Tool Mode', 'Pressed in an earlier step.');
    await editor.saveVersion('Line');
    await page.getByRole('button', { name: 'Keep Building' }).click();
    await handInFlow(page, lesson, 1);
    await projects.open();
    await projects.openFlow('Workshop Team');
    await meet('Actions', editor.node('Cost Specialist').getByText('Actions', { exact: true }));
    const actions = await canvas.openActions('Cost Specialist');
    await meet(
      'Requires Approval',
      await picture(actions.getByRole('columnheader', { name: 'Requires Approval' })),
    );
    await canvas.closeActions();
    // The table differs in each run, and stays out of the flow that is kept.
    await handInFlow(page, lesson);
    await editor.fit();
    await editor.addNote(table);
    await editor.saveVersion('Team and table');
    await see(async () => {
      await expect(notes.last()).toContainText('One agent');
      await expect(editor.version('Team and table')).toBeVisible();
    });
    await page.getByRole('button', { name: 'Keep Building' }).click();
  });
});
