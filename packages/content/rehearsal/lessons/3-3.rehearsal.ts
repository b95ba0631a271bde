import { expect } from '@playwright/test';
import { Building } from '../langflow/building.js';
import { handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const SERVICES = 'A stand-in answers at its address: a run has no way to the outside.';
/** What the tool has for the ports of tools. */
const CYAN = 'rgb(8, 145, 178)';
const SUN = 'API Request';
const DATABASE = 'SQL Database';

rehearse('3-3', async ({ step, langflow, page, lesson, server }) => {
  const { projects, editor, playground, canvas, components } = langflow;
  const building = new Building(page, editor);
  const terminal = new Terminal(server, server.folder);
  const agent = editor.component('Agent');
  /** Makes a component a tool of the agent. */
  const handOver = async (name: string) => {
    await (await canvas.toolMode(name)).click();
    await expect(editor.output(name, 'Toolset')).toBeAttached();
    await editor.settled();
    await editor.connect(name, 'Toolset', 'Agent', 'Tools');
    await editor.settled();
  };
  /** Asks where the database needs an approval. */
  const askWithApproval = async (question: string) => {
    await playground.sendInNewChat(question);
    await playground.decision('Approve').click();
  };
  let address = '';
  let request = '';

  await projects.haveFlow();

  await step('Prepare the agent', async ({ meet, press, see, snippet, picture }) => {
    await projects.openTemplates();
    await press('Simple Agent', projects.template('Simple Agent'));
    await projects.nameFlow('Ride Planner');
    for (const name of ['URL', 'Web Search']) {
      await meet(name, editor.node(name));
      await canvas.remove(name);
    }
    await editor.chooseModel('Agent', 'gpt-5.4');
    await editor.settled();
    const rules = snippet('Rules for the agent');
    await meet(
      'Agent Instructions',
      await picture(agent.node.getByText('Agent Instructions', { exact: true })),
    );
    await canvas.write('Agent', 'Agent Instructions', (before) => `${before}\n${rules}`);
    await see(async () => {
      await expect(building.edges).toHaveCount(2);
      await expect(agent.node.getByRole('textbox', { name: 'Agent Instructions' })).toHaveValue(
        /End with a list of your sources\.$/,
      );
    });
  });

  await step('Connect the web', async ({ meet, press, see, excuse, picture }) => {
    excuse('html.duckduckgo.com', SERVICES);
    await meet('Web Search', await canvas.drop('Web Search'));
    const search = editor.component('Web Search');
    await meet('Search Mode', search.node.getByRole('tablist', { name: 'Search Mode' }));
    const web = await meet('Web', search.node.getByRole('tab', { name: 'Web' }));
    await expect(web).toHaveAttribute('aria-selected', 'true');
    await search.node.getByRole('textbox', { name: /^Search Query/ }).fill('cycling events Ghent');
    await search.run();
    await press('Inspect output', search.inspectButton);
    for (const name of ['title', 'link', 'snippet', 'content'])
      await expect(search.output.getByRole('columnheader', { name, exact: true })).toBeVisible();
    await expect(search.output.getByRole('row', { name: /^Cycling events in Ghent/ })).toContainText(
      'clubs ride along the river',
    );
    await search.closeOutput();
    await meet('Tool Mode', await picture(await canvas.toolMode('Web Search')));
    await handOver('Web Search');
    const toolset = await meet('Toolset', editor.output('Web Search', 'Toolset'));
    const tools = await meet('Tools', editor.input('Agent', 'Tools'));
    await see(async () => {
      await expect(editor.edge('Web Search', 'Agent')).toBeAttached();
      for (const port of [toolset, tools]) expect(await components.colorOf(port)).toContain(CYAN);
    });
  });

  await step('Try an API by hand', async ({ meet, see, snippet, excuse }) => {
    excuse('api.sunrise-sunset.org', SERVICES);
    const api = editor.component(SUN);
    await meet(SUN, await canvas.drop(SUN));
    await meet('Mode', api.node.getByRole('tablist', { name: 'Mode' }));
    await expect(api.node.getByRole('tab', { name: 'URL', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(api.node.getByRole('combobox', { name: 'Method' })).toHaveText('GET');
    address = snippet('Address');
    await api.node.getByRole('textbox', { name: 'URL' }).fill(address);
    await api.run();
    await see(async () => expect(await api.inspect()).toMatch(/"sunrise": "[^]*"sunset": "/));
  });

  await step('Turn the API into a tool', async ({ meet, see, snippet, excuse, picture }) => {
    excuse('api.sunrise-sunset.org', SERVICES);
    await meet(SUN, editor.node(SUN));
    await meet('Tool Mode', await canvas.toolMode(SUN));
    await handOver(SUN);
    await meet('Toolset', editor.output(SUN, 'Toolset'));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await meet('Actions', await picture(editor.node(SUN).getByText('Actions', { exact: true })));
    const actions = await canvas.openActions(SUN);
    await actions.getByText('Make Api Request', { exact: true }).click();
    await (await meet('Slug', actions.getByRole('textbox', { name: 'Slug' }))).fill('sun_times');
    await actions.getByRole('textbox', { name: 'Description' }).fill(snippet('Description'));
    await canvas.closeActions();
    const answer = await playground.askInNewChat('When does the sun set in Antwerp today?');
    await playground.toolCall('sun_times').click();
    await see(async () => {
      await expect(playground.log).toContainText(address.replace('lat=51.05&lng=3.72', 'lat=51.22&lng=4.40'));
      expect(answer).toContain('19:48');
    });
    await playground.close();
  });

  await step('Let the agent read the database', async ({ meet, see, snippet }) => {
    await editor.settled();
    await terminal.write('.env', snippet('Line for the .env file'));
    await server.restart(snippet('Start with the .env file'), server.folder);
    await terminal.write('make_db.py', snippet('make_db.py'));
    expect(await terminal.run('python make_db.py')).toContain('club.db is ready');
    await projects.reopen();
    await projects.openFlow('Ride Planner');
    const database = editor.component(DATABASE);
    await meet(DATABASE, await canvas.drop(DATABASE));
    const url = await meet('Database URL', database.node.getByRole('textbox', { name: /^Database URL/ }));
    await url.fill(snippet('Database URL'));
    const query = await meet('SQL Query', database.node.getByRole('textbox', { name: /^SQL Query/ }));
    await query.fill('SELECT * FROM routes');
    await database.run();
    await expect((await database.openOutput()).getByText('1 to 3 of 3').first()).toBeVisible();
    await database.closeOutput();
    await meet('Tool Mode', await canvas.toolMode(DATABASE));
    await handOver(DATABASE);
    const answer = await playground.askInNewChat('Which routes are shorter than 50 km?');
    await see(async () => {
      await expect(playground.toolCall('run_sql_query')).toHaveCount(1);
      expect(answer).toMatch(/River Loop.*Harbor Ride/);
    });
    await playground.close();
  });

  await step('Add a tool server', async ({ meet, press, see, snippet, excuse, picture }) => {
    excuse('api.open-meteo.com', SERVICES);
    await terminal.run(snippet('Install the server'));
    await press('MCP', editor.area('MCP'));
    await press('Add MCP Server', page.getByRole('button', { name: 'Add MCP Server' }));
    const dialog = page.getByRole('dialog', { name: 'Add MCP Server' });
    await press('JSON', dialog.getByRole('tab', { name: 'JSON' }));
    await dialog.getByRole('textbox', { name: 'Paste in JSON config' }).fill(snippet('Configuration'));
    await press('Add Server', await picture(dialog.getByRole('button', { name: 'Add Server' })));
    await canvas.dropRow(components.entry('weather'));
    const tools = await meet('MCP Tools', editor.node('MCP Tools'));
    const tool = await meet('Tool', tools.getByRole('combobox', { name: /^Tool/ }));
    await expect(tool).toHaveText('Select a tool');
    await editor.settled();
    await meet('Tool Mode', await canvas.toolMode('MCP Tools'));
    await handOver('MCP Tools');
    await playground.askInNewChat('What is the weather in Ghent?');
    await see(async () => {
      await expect(playground.toolCall('get_current_weather')).toHaveCount(1);
      await playground.toolCall('get_current_weather').click();
      await expect(playground.log).toContainText('Mainly clear with a temperature of 17');
      await playground.close();
      await expect(tools).toContainText('GET_CURRENT_WEATHER');
    });
    await editor.area('Components').click();
  });

  await step('Set limits to the agent', async ({ meet, press, see, picture }) => {
    const tools = await meet('MCP Tools', editor.node('MCP Tools'));
    await meet('Actions', tools.getByText('Actions', { exact: true }));
    const others = /GET_(?!CURRENT_WEATHER)/;
    await expect(tools).toContainText(others);
    const actions = await canvas.openActions('MCP Tools');
    const rows = actions.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await actions.getByText('Get Current Weather', { exact: true }).click();
    await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await canvas.closeActions();
    await expect(tools).not.toContainText(others);
    await meet(DATABASE, editor.node(DATABASE));
    await meet('Web Search', editor.node('Web Search'));
    const queries = await canvas.openActions(DATABASE);
    await meet('Requires Approval', queries.getByRole('columnheader', { name: 'Requires Approval' }));
    await canvas.closeActions();
    await canvas.requireApproval(DATABASE, true);
    await meet('Agent', await agent.select());
    await press('Parameters', agent.action('Parameters'));
    const row = agent.parameter('Max Iterations');
    await meet('Max Iterations', row.getByText('Max Iterations', { exact: true }));
    await press('Add', row.getByRole('button', { name: 'Add Max Iterations' }));
    await agent.closeParameters();
    const limit = agent.node.getByRole('spinbutton', { name: 'Max Iterations' });
    await expect(limit).toHaveValue('15');
    await limit.fill('8');
    await page.keyboard.press('Tab');
    await editor.settled();
    await playground.sendInNewChat('Which routes are shorter than 50 km?');
    await see(async () => {
      await meet('Reject', playground.decision('Reject'));
      await expect(playground.log).not.toContainText('River Loop');
      await press('Approve', await picture(playground.decision('Approve')));
      await expect(playground.log).toContainText('River Loop');
    });
    await playground.close();
  });

  await step('See what the server guards', async ({ meet, see }) => {
    await meet(SUN, await canvas.drop(SUN, 2));
    const api = editor.component(SUN);
    await api.node.getByRole('textbox', { name: 'URL' }).fill('http://127.0.0.1:7860/health_check');
    await api.run({ fails: true });
    await see(() => expect(components.failure).toContainText('resolves to blocked IP address'));
    await components.dismissFailure();
    await canvas.remove(SUN);
  });

  await step('Run the whole planner', async ({ meet, press, see, snippet, excuse, picture }) => {
    for (const host of ['api.open-meteo.com', 'api.sunrise-sunset.org', 'html.duckduckgo.com'])
      excuse(host, SERVICES);
    request = snippet('Request');
    await askWithApproval(request);
    await see(async () => {
      await expect(playground.log).toContainText(/River Loop, 42 km.*17 °C.*sun sets at 19:48 UTC.*Sources:/);
      for (const tool of ['run_sql_query', 'get_current_weather', 'sun_times', 'perform_search'])
        await expect(playground.toolCall(tool)).toHaveCount(1);
    });
    await playground.close();
    const describe = async (change: (before: string) => string) => {
      const actions = await canvas.openActions(SUN);
      await actions.getByText('Make Api Request', { exact: true }).click();
      const description = actions.getByRole('textbox', { name: 'Description' });
      await description.fill(change(await description.inputValue()));
      await canvas.closeActions();
    };
    await describe((before) => before.replace('sunset.org', 'sunset.invalid'));
    await askWithApproval(request);
    await expect(playground.log).toContainText('The sun tool failed.');
    await playground.toolCall('sun_times').click();
    await expect(playground.log).toContainText('sunrise-sunset.invalid');
    await playground.close();
    await describe((before) => before.replace('sunset.invalid', 'sunset.org'));
    await components.saveVersion('Four tools');
    await handInFlow(page, lesson);
    await meet('Chat Output', editor.node('Chat Output'));
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await press('MCP Server', await picture(page.getByRole('button', { name: 'MCP Server', exact: true })));
    await press('Edit Tools', page.getByRole('button', { name: 'Edit Tools' }));
    const offered = page.getByRole('dialog', { name: 'MCP Server Tools' });
    await offered
      .getByRole('row', { name: /Ride Planner/ })
      .getByText('Ride Planner')
      .click();
    // The tool's name has no label for assistive technology.
    const name = offered.getByPlaceholder('Edit name...');
    await name.fill('plan_ride');
    await expect(name).toHaveValue('plan_ride');
    await offered.getByRole('button', { name: 'Close' }).last().click();
    await expect(offered).toBeHidden();
  });
});
