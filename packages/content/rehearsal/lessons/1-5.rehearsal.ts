import { expect } from '@playwright/test';
import { handInFlow } from '../record/finished-flow.js';
import { offCamera } from '../record/on-camera.js';
import { rehearse } from '../rehearse.js';

const PAGES = 'The pages come from a stand-in at their addresses: a run has no way to the outside.';

rehearse('1-5', async ({ step, langflow, page, lesson }) => {
  const { projects, editor, playground, canvas, traces } = langflow;
  let sum = '';
  await projects.haveFlow();

  await step('Create a flow from Simple Agent', async ({ meet, press, see, picture }) => {
    await press('New Flow', projects.newFlow);
    await meet(
      'What do you want to build?',
      page.getByRole('heading', { name: 'What do you want to build?' }),
    );
    await press('Simple Agent', page.getByRole('button', { name: 'Simple Agent', exact: true }));
    for (const name of ['Chat Input', 'Agent', 'Chat Output', 'Web Search', 'URL'])
      await meet(name, editor.node(name));
    await editor.settled();
    const output = editor.component('Chat Output');
    await output.select();
    await press('Show More', output.more);
    await press('Expand', output.entry('Expand'));
    await expect(output.runButton).toBeVisible();
    const url = editor.component('URL');
    await url.select();
    const toolMode = await meet('Tool Mode', await picture(url.action('Tool Mode')));
    await expect(toolMode).toHaveAttribute('aria-pressed', 'true');
    await meet('Toolset', editor.output('URL', 'Toolset'));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await see(async () => {
      await expect(page.getByRole('button', { name: /^Edge from / })).toHaveCount(4);
      for (const tool of ['URL', 'Web Search']) await expect(editor.edge(tool, 'Agent')).toBeAttached();
    });
  });

  await step('Give the agent a model and meet it', async ({ meet, press, see, snippet, picture }) => {
    await meet('Agent', editor.node('Agent'));
    await meet('Language Model', await picture(editor.modelList('Agent')));
    await editor.chooseModel('Agent', 'gpt-5.4');
    await editor.settled();
    await press('Playground', playground.opener);
    await see(async () => {
      const answer = await playground.ask(snippet('Ask which tools fit'));
      expect(answer).toContain('fetch_content');
      expect(answer).toContain('perform_search');
    });
    await playground.close();
  });

  await step('Trigger the Calculator', async ({ meet, press, see, snippet, picture }) => {
    const agent = editor.component('Agent');
    await meet('Agent', agent.node);
    await agent.addField('Calculator', { meet, press, picture });
    await expect(agent.node.getByRole('switch', { name: 'Calculator' })).toBeChecked();
    await editor.settled();
    await playground.open();
    await press('New Chat', playground.newChat.first());
    sum = snippet('Prompt for the Calculator');
    await see(async () => {
      expect(await playground.ask(sum)).toContain('552.1');
      await expect(playground.toolCall('evaluate_expression')).toHaveCount(1);
    });
  });

  await step('Trigger the web tools', async ({ see, snippet, excuse }) => {
    excuse('docs.langflow.org', PAGES);
    await see(async () => {
      const page = await playground.askInNewChat(snippet('Prompt for the URL tool'));
      expect(page).toContain('Max Iterations');
      await expect(playground.toolCall('fetch_content')).toHaveCount(1);
      const headlines = await playground.askInNewChat(snippet('Prompt for Web Search'));
      expect(headlines).toContain('Example Courier');
      await expect(playground.toolCall('perform_search')).toHaveCount(1);
      await playground.askInNewChat('Write a rhyme about the sea.');
      await expect(playground.toolCall('')).toHaveCount(0);
    });
  });

  await step('Inspect the tool calls', async ({ meet, press, see, picture }) => {
    const session = page.getByTestId('session-selector').filter({ hasText: 'New Session 0' });
    await session.click();
    await playground.toolCall('evaluate_expression').click();
    const call = playground.log.getByRole('region', { name: /^Tool done/ });
    await meet('Arguments', await picture(call.getByText('Arguments', { exact: true })));
    await meet('Output', call.getByText('Output', { exact: true }));
    await expect(call).toContainText('2460 * 18.5 / 100 + 97');
    await expect(call).toContainText('552.1');
    await press('More options', session.getByRole('combobox', { name: 'More options' }));
    await press('Message logs', page.getByRole('option', { name: 'Message logs' }));
    await expect(projects.dialog.getByRole('row').filter({ hasText: '552.1' })).toBeVisible();
    await projects.dialog.getByRole('button', { name: 'Close' }).click();
    await playground.close();
    await press('Traces', editor.area('Traces'));
    await meet('Flow Activity', traces.heading);
    await traces.openRun('18.5 percent');
    await expect(traces.span(/^ChatOpenAI gpt-5\.4, .* ms, ok/).first()).toBeVisible();
    await traces.span(/^evaluate_expression, \d/).click();
    await see(async () => {
      await expect(traces.details).toContainText('2460 * 18.5 / 100 + 97');
      await expect(traces.details).toContainText('552.1');
    });
    await traces.closeRun();
    await traces.close();
  });

  await step('Refine the Agent Instructions', async ({ meet, see, snippet, picture }) => {
    await editor.openVersions();
    await meet('Version History', page.getByText('Version History', { exact: true }));
    await langflow.components.saveVersion('Three tools');
    const agent = await meet('Agent', editor.node('Agent'));
    await meet('Agent Instructions', await picture(agent.getByText('Agent Instructions', { exact: true })));
    await canvas.write('Agent', 'Agent Instructions', (before) => {
      expect(before).toMatch(/\{current_date\}[^]*\{model_name\}/);
      return `${before}\n${snippet('Lines to add')}`;
    });
    await see(async () => {
      for (const [question, result] of [
        [sum, '552.1'],
        ['What is 12 + 30?', '42'],
      ] as const) {
        const answer = await playground.askInNewChat(question);
        expect(answer).toContain(result);
        expect(answer).toMatch(/^Tools: evaluate_expression$/m);
        await expect(playground.toolCall('evaluate_expression')).toHaveCount(1);
      }
    });
    await playground.close();
  });

  await step('Describe a tool more clearly', async ({ meet, press, see, snippet, picture }) => {
    const url = await meet('URL', editor.node('URL'));
    await meet('Actions', url.getByText('Actions', { exact: true }));
    const actions = await canvas.openActions('URL');
    const row = actions.getByRole('row', { name: /Fetch Content/ });
    await expect(row.getByRole('checkbox')).toBeChecked();
    await meet('Slug', actions.getByRole('columnheader', { name: 'Slug' }));
    await press('Fetch Content', await picture(row.getByText('Fetch Content', { exact: true })));
    const description = await meet('Description', actions.getByRole('textbox', { name: 'Description' }));
    await description.fill(snippet('Description of the action'));
    await canvas.closeActions();
    await expect(await canvas.openActions('URL')).toContainText('Reads the text of one web page.');
    await canvas.closeActions();
    await see(async () => {
      const answer = await playground.askInNewChat('What does the documentation say about agents?');
      expect(answer).toContain('Please give me the address');
      await expect(playground.toolCall('fetch_content')).toHaveCount(0);
    });
    await playground.close();
  });

  await step('Add a new tool', async ({ meet, press, see, snippet, picture }) => {
    const agent = editor.node('Agent');
    const inside = agent.getByRole('switch', { name: 'Calculator' });
    await editor.fit();
    await inside.click();
    await expect(inside).not.toBeChecked();
    await meet('Calculator', await canvas.drop('Calculator'));
    await press('Tool Mode', await picture(await canvas.toolMode('Calculator')));
    await meet('Toolset', editor.output('Calculator', 'Toolset'));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await editor.connect('Calculator', 'Toolset', 'Agent', 'Tools');
    await editor.settled();
    const answer = await playground.askInNewChat(snippet('Prompt for the new tool'));
    await see(async () => {
      expect(answer).toContain('1411.2');
      await expect(playground.toolCall('evaluate_expression')).toHaveCount(1);
      await playground.close();
      // A calculator inside the agent would have the same slug, and no span of its own.
      await offCamera(async () => {
        await traces.open();
        await traces.openRun('how many minutes');
        await expect(traces.span(/^Calculator, /)).toBeVisible();
        await traces.closeRun();
        await traces.close();
      });
    });
  });

  await step('Let the tools work together', async ({ meet, press, see, snippet, excuse, picture }) => {
    excuse('html.duckduckgo.com', PAGES);
    const answer = await playground.askInNewChat(snippet('Prompt for several tools'));
    await see(async () => {
      await expect(playground.toolCall('perform_search')).toHaveCount(2);
      await expect(playground.toolCall('evaluate_expression')).toHaveCount(1);
      expect(answer).toContain('about 27 towers');
    });
    await playground.close();
    const search = await meet('Web Search', editor.node('Web Search'));
    await meet('Actions', search.getByText('Actions', { exact: true }));
    const actions = await canvas.openActions('Web Search');
    await meet('Requires Approval', actions.getByRole('columnheader', { name: 'Requires Approval' }));
    await canvas.closeActions();
    await canvas.requireApproval('Web Search', true);
    await playground.sendInNewChat(snippet('Prompt for several tools'));
    await expect(playground.log).toContainText('height of the Eiffel Tower in meters');
    await meet('Reject', playground.decision('Reject'));
    await press('Approve', await picture(playground.decision('Approve')));
    // Each call waits for a decision of its own.
    await expect(playground.log).toContainText('height of Mount Everest in meters');
    await playground.decision('Reject').click();
    await expect(playground.log).toContainText('about 27 towers');
    await playground.close();
    await langflow.components.saveVersion('Calculator as a tool');
    await handInFlow(page, lesson);
  });
});
