import { expect } from '@playwright/test';
import { SignIn } from '../langflow/sign-in.js';
import { WHAT_TO_SEE } from '../record/results.js';
import { rehearse } from '../rehearse.js';
import { ADMIN, CLOSED, SecondServer } from '../server/second-server.js';
import { Terminal } from '../server/terminal.js';

const NO_DOCKER = 'This machine has no Docker.';

rehearse('5-1', async ({ step, skip, page, server }) => {
  const home = new Terminal(server, server.folder);
  const platform = home.in('platform');

  skip('Collect the requirements', 'The sheet is filled in by people.');

  await step('Choose a type of deployment', async ({ excuse }) => {
    excuse(WHAT_TO_SEE, 'The sheet is filled in by people.');
    excuse('Langflow IDE', 'It is a type of deployment, which the editor does not name.');
    excuse('Langflow runtime', 'It is a type of deployment, which the editor does not name.');
    // What the step says of the variable: the API without the editor.
    const runtime = new SecondServer(home, 'runtime', 7861, { LANGFLOW_BACKEND_ONLY: 'true' });
    await runtime.start();
    expect((await fetch(`${runtime.address}/api/v1/version`)).status).toBe(200);
    expect((await fetch(runtime.address)).status).toBe(404);
    await runtime.stop();
  });

  skip('Draw the walls', 'A drawing on paper.');

  await step('Describe the stack once', async ({ excuse, see, snippet }) => {
    excuse('Docker Hub', 'Its list of tags is out of reach here.');
    const compose = snippet('compose.yaml');
    // What stands in for the containers has the settings of the stack.
    for (const name of Object.keys(CLOSED)) expect(compose).toContain(`      ${name}: `);
    await platform.write('compose.yaml', compose);
    await platform.write('make_env.py', snippet('make_env.py'));
    await platform.run(snippet('Write the settings of both tenants'));
    const services = await platform.run(
      `python -c "import yaml; print(sorted(yaml.safe_load(open('compose.yaml'))['services']))"`,
    );
    expect(services.trim()).toBe("['langflow', 'postgres']");
    const files = ['bikes.env', 'books.env'];
    const needed = new Set(Array.from(compose.matchAll(/\$\{(\w+):\?\}/g), ([, name]) => name));
    for (const file of files) {
      const names = (await platform.run(`cut -d= -f1 ${file}`)).trim().split('\n');
      expect(names.toSorted()).toEqual([...needed].toSorted());
    }
    await see(async () => {
      const secrets = await Promise.all(
        files.map((file) => platform.run(`grep -E "PASSWORD|SECRET" ${file} | cut -d= -f2`)),
      );
      const all = secrets.flatMap((text) => text.trim().split('\n'));
      expect(all).toHaveLength(6);
      expect(new Set(all).size).toBe(6);
    });
    const again = await platform.try('python3 make_env.py books 7862');
    expect(again.text).toContain('stays as it is');
    expect(again.exitCode).toBe(1);
  });

  skip('Start the first tenant', NO_DOCKER);
  skip('Start the second tenant and test the wall', NO_DOCKER);

  await step('Separate the users of one tenant', async ({ meet, press, see, snippet, picture }) => {
    // The bike shop's server is no container here.
    const bikes = new SecondServer(home, 'bikes', 7861, CLOSED);
    await bikes.start();
    const tenant = await bikes.open(page);
    const { projects, editor, playground, settings, keys } = tenant;
    await new SignIn(tenant.page, bikes.address).as(ADMIN.name, ADMIN.password);
    await settings.open('model-providers');
    await meet('Model Providers', tenant.page.getByRole('heading', { name: 'Model Providers' }));
    await settings.connectOpenAI('sk-rehearsal');
    const key = await keys.create('Bike shop');
    await projects.reopen();
    await projects.openTemplates();
    await press('Simple Agent', projects.template('Simple Agent'));
    await editor.chooseModel('Agent', 'gpt-5.4');
    await editor.settled();
    await press('Playground', playground.opener);
    await playground.ask('Good morning');
    await playground.close();
    await editor.settled();
    await press('Share', tenant.page.getByRole('button', { name: 'Share', exact: true }));
    await press('API access', await picture(tenant.page.getByRole('menuitem', { name: 'API access' })));
    const access = tenant.page.getByRole('dialog', { name: /^API access/ });
    await expect(access).toContainText('/api/v1/run/');
    const flow = /\/api\/v1\/run\/(?<id>[\w-]{36})/.exec(await access.innerText())?.groups?.id ?? '';
    const said = await platform.run(
      `export BIKES_KEY=${key}\n${snippet('Two users, two sessions').replace('YOUR_FLOW_ID', flow)}`,
    );
    await see(async () => {
      const [, ben, ada] = said.trim().split('\n');
      expect(ben).not.toContain('Comet');
      expect(ada).toContain('red Comet');
    });
    await bikes.stop();
  });

  // What two steps say of starts that are refused, without the containers that they need.
  const refused = async (environment: NodeJS.ProcessEnv) => {
    const { text, exitCode } = await platform
      .in('.', environment)
      .try('timeout 120 langflow run --host 127.0.0.1 --port 7863 --no-open-browser');
    expect(exitCode).not.toBe(0);
    expect(exitCode).not.toBe(124);
    return text;
  };
  expect(await refused({ LANGFLOW_WORKERS: '2' })).toMatch(/LANGFLOW_JOB_QUEUE_TYPE|job.queue/i);
  expect(await refused({ LANGFLOW_DEPLOYMENT_PROFILE: 'prod' })).toMatch(/postgres/i);
  skip('Plan for more load', NO_DOCKER);
  skip('Plan for failure and record the decision', NO_DOCKER);
});
