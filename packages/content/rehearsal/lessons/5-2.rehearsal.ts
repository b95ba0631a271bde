import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Langflow } from '../langflow/langflow.js';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { WHAT_TO_SEE } from '../record/results.js';
import { rehearse } from '../rehearse.js';
import { SecondServer } from '../server/second-server.js';
import { Terminal } from '../server/terminal.js';

const NO_GITHUB = 'This machine has no account at GitHub and no way to it.';
const PROJECT = 'Support Desk';
const FLOW = 'Bike Support';
const WORKFLOWS = '.github/workflows';
const ENVIRONMENT = {
  // Prices of models would be asked for over the network, several times.
  LITELLM_LOCAL_MODEL_COST_MAP: 'True',
  // Who commits, which a learner has told Git before.
  GIT_AUTHOR_NAME: 'Tom',
  GIT_AUTHOR_EMAIL: 'tom@example.com',
  GIT_COMMITTER_NAME: 'Tom',
  GIT_COMMITTER_EMAIL: 'tom@example.com',
};

rehearse('5-2', async ({ step, langflow, page, server, lesson }) => {
  const { projects, editor, canvas, playground, components, keys } = langflow;
  const home = new Terminal(server, server.folder, ENVIRONMENT);
  const repository = home.in('bike-flows');
  const review = home.in('review');
  const production = new SecondServer(home, 'production', 7862);
  let customers: Langflow;
  let localKey = '';
  let productionKey = '';
  /** Exports both keys, before the commands of a terminal in which that was done. */
  let exported = '';
  let runTests = '';
  let release = '';

  const run = (commands: string) => repository.run(`${exported}\n${commands}`);
  const attempt = (commands: string) => repository.try(`${exported}\n${commands}`);
  /** What a step of a workflow runs at GitHub. */
  const commandsOf = (workflow: string, job: string, name: string) =>
    repository.run(
      `python -c "import yaml; steps = yaml.safe_load(open('${WORKFLOWS}/${workflow}'))['jobs']['${job}']['steps']; print(next(s['run'] for s in steps if s['name'] == '${name}'))"`,
    );
  const validateAsGitHub = async () =>
    run(await commandsOf('langflow-validate.yml', 'validate', 'Validate flows'));
  const testAsGitHub = async () => {
    const settings = `export LANGFLOW_STAGING_URL=${server.address} LANGFLOW_ENVIRONMENTS_FILE=langflow-environments.toml`;
    const write = await commandsOf('langflow-test.yml', 'test', 'Write environments config');
    return run(
      `${settings}\n${write}\n${await commandsOf('langflow-test.yml', 'test', 'Run flow tests')}\nrm langflow-environments.toml`,
    );
  };
  const pushAsGitHub = async () => {
    const settings = `export LANGFLOW_PROD_URL=${production.address} LANGFLOW_PROJECT_NAME="${PROJECT}" LANGFLOW_ENVIRONMENTS_FILE=langflow-environments.toml`;
    const write = await commandsOf('langflow-push.yml', 'push', 'Write environments config');
    const push = await commandsOf('langflow-push.yml', 'push', 'Push flows');
    // GitHub puts in whether it is a trial, which it is not.
    return run(
      `set -e\n${settings}\n${write}\n${push.replaceAll(/\$\{\{.*?\}\}/g, '')}\nrm langflow-environments.toml`,
    );
  };
  /** Changes the instructions in the editor. */
  const change = async (from: string, to: string) => {
    await projects.reopen();
    await projects.openProject(PROJECT);
    await projects.openFlow(FLOW);
    const dialog = await editor.openTemplate();
    const text = dialog.getByRole('textbox');
    await text.fill((await text.inputValue()).replace(from, to));
    await dialog.getByRole('button', { name: 'Check & Save' }).click();
    await editor.settled();
    await canvas.savedWith(to);
  };
  /** What a customer is told, who asks production. */
  const toldByProduction = () =>
    home.run(
      `curl -s -X POST "${production.address}/api/v1/run/bike-support?stream=false" -H "Content-Type: application/json" -H "x-api-key: ${productionKey}" -d '{"input_value":"What does a helmet cost?","input_type":"chat","output_type":"chat"}'`,
    );

  await projects.haveFlow();

  await step('Prepare a flow and the tools', async ({ meet, press, see, snippet, picture }) => {
    await production.start();
    customers = await production.open(page);
    await projects.createProject(PROJECT);
    await projects.openTemplates();
    await press('Basic Prompting', projects.template('Basic Prompting'));
    await projects.nameFlow(FLOW);
    await editor.chooseModel('Language Model', 'gpt-5.4');
    await meet('Prompt Template', editor.node('Prompt Template'));
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Instructions of the support desk').trim());
    await dialog.getByRole('button', { name: 'Check & Save' }).click();
    await editor.settled();
    await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
    await press('API access', page.getByRole('menuitem', { name: 'API access' }));
    const access = page.getByRole('dialog', { name: /^API access/ });
    await meet('Endpoint Name', await picture(access.getByRole('button', { name: 'Endpoint Name' })));
    await components.setEndpoint('bike-support');
    await editor.settled();
    const told = await playground.askInNewChat('What does a helmet cost?');
    await playground.close();
    await page.getByRole('button', { name: 'User' }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    await press('Langflow API Keys', page.getByRole('link', { name: 'Langflow API Keys' }));
    localKey = await keys.create('Pipeline');
    productionKey = await customers.keys.create('Pipeline');
    const help = await home.run(snippet('Install the tools'));
    await see(async () => {
      expect(told).toContain('555 0100');
      for (const command of ['init', 'pull', 'push', 'validate'])
        expect(help).toMatch(new RegExp(`^│ ${command} `, 'm'));
    });
  });

  await step('Create the repository', async ({ see, snippet }) => {
    await home.run(`rm -rf bike-flows hub.git review\n${snippet('Scaffold a project')}`);
    await repository.run('rm -f flows/*.json');
    const environments = await repository.run('cat .lfx/environments.yaml');
    for (const server of ['local', 'production'])
      expect(environments).toMatch(new RegExp(`^  ${server}:\\n    url: \\S+\\n    api_key_env: \\w+$`, 'm'));
    exported = snippet('Keys for this terminal (compare the names)')
      .replace('YOUR_LOCAL_KEY', localKey)
      .replace('YOUR_PRODUCTION_KEY', productionKey);
    for (const [, name = ''] of exported.matchAll(/export (\w+)=/g)) expect(environments).toContain(name);
    await repository.write(
      '.lfx/environments.yaml',
      environments
        .replace(/(?<=^ {2}local:\n {4}url: )\S+/m, server.address)
        .replace(/(?<=^ {2}production:\n {4}url: )\S+/m, production.address),
    );
    await see(async () => {
      const folders = (await repository.run('ls -A . .github')).split('\n');
      for (const folder of ['workflows', '.lfx', 'ci', 'flows', 'tests']) expect(folders).toContain(folder);
    });
  });

  await step('Pull the flow and commit it', async ({ see, snippet }) => {
    await run(`set -e\n${snippet('First commit')}`);
    const pulled = JSON.parse(await repository.run('cat flows/Bike_Support.json')) as { id: string };
    await change('9 am to 6 pm', '10 am to 6 pm');
    expect(page.url()).toContain(pulled.id);
    const { text, exitCode } = await attempt(
      `export GIT_PAGER=cat\n${snippet('After the change in the editor')}`,
    );
    const status = await run('lfx status --env local');
    await see(async () => {
      expect(await repository.run('ls flows')).toBe('Bike_Support.json\n');
      expect(text).toMatch(/Bike Support .*↓ behind/);
      expect(text).toMatch(/^\+ .*10 am to 6 pm/m);
    });
    expect(exitCode).toBe(0);
    expect(status).toMatch(/Bike Support .*✓ synced/);
  });

  await step('Validate on your computer', async ({ see, snippet }) => {
    // The first run passes, or nothing else is run.
    const commands = snippet('Validate, break, validate').replace(' --level 4\n', ' --level 4 || exit 9\n');
    expect(commands).toContain('|| exit 9');
    const said = await run(commands);
    await see(async () => {
      expect(said).toMatch(/^✓ flows\/Bike_Support\.json$/m);
      expect(said).toMatch(/✗ flows\/broken\.json/);
      expect(said).toMatch(/^exit code 1$/m);
    });
  });

  await step('Write tests for the answers', async ({ see, snippet }) => {
    await repository.write('tests/test_flows.py', snippet('tests/test_flows.py'));
    runTests = snippet('Run the tests');
    const said = await run(runTests);
    await see(async () => expect(said).toContain('2 passed'));
    await checkFinishedFlow(lesson, join(repository.folder, 'tests/test_flows.py'));
    await checkFinishedFlow(lesson, join(repository.folder, 'flows/Bike_Support.json'), 1);
  });

  await step('Let GitHub validate each change', async ({ excuse, snippet }) => {
    await repository.run(
      `sed -i 's|pip install lfx$|pip install "lfx~=1.13.0"|' ${WORKFLOWS}/langflow-validate.yml`,
    );
    expect(await commandsOf('langflow-validate.yml', 'validate', 'Install lfx')).toBe(
      'pip install "lfx~=1.13.0"\n',
    );
    // A repository on this machine takes the place of the one on GitHub.
    await home.run('git init --bare -b main hub.git');
    await run(`set -e\n${snippet('Publish the main branch').replace('YOUR_REPOSITORY_URL', '../hub.git')}`);
    await change('555 0100', '555 0199');
    await run(`set -e\n${snippet('Propose a change')}`);
    expect(await validateAsGitHub()).toContain('✓ flows/Bike_Support.json');
    excuse(WHAT_TO_SEE, NO_GITHUB);
  });

  await step('Test against staging', async ({ excuse }) => {
    const before = await attempt(runTests);
    expect(before.exitCode).toBe(1);
    expect(before.text).toContain('1 failed, 1 passed');
    await run(`set -e
      sed -i 's/5550100/5550199/' tests/test_flows.py
      git commit -am "Expect the new number" && git push`);
    // The local server takes the place of staging.
    await run(`sed -i 's|https://staging.langflow.example.com|${server.address}|' .lfx/environments.yaml`);
    exported += `\nexport LANGFLOW_STAGING_API_KEY=${localKey}`;
    expect(await run('lfx push --env staging')).toContain(FLOW);
    expect(await testAsGitHub()).toContain('2 passed');
    excuse(WHAT_TO_SEE, NO_GITHUB);
  });

  await step('Release after an approval', async ({ meet, excuse, see, snippet }) => {
    excuse('production', `${NO_GITHUB} The commands of its workflow are run here.`);
    await customers.connectProvider();
    await home.run(
      'git clone hub.git review && cd review && git merge --no-ff -m "Merge new-phone" origin/new-phone && git push',
    );
    release = snippet('Release by hand');
    const first = await run(`set -e\n${release}`);
    const second = await run(release);
    await see(async () => {
      expect(first).toContain('1 created.');
      expect(second).toContain('1 unchanged.');
      await customers.projects.reopen();
      await customers.projects.openProject(PROJECT);
      await meet(FLOW, customers.projects.flow(FLOW));
      await expect(customers.projects.flow(/^Bike Support/)).toHaveCount(1);
    });
    expect(await pushAsGitHub()).toContain('1 unchanged.');
    expect(await toldByProduction()).toContain('555 0199');
  });

  await step('Rehearse the way back', async ({ excuse, see, snippet }) => {
    const decided = Date.now();
    excuse('Revert', `${NO_GITHUB} Git takes the merge back instead.`);
    await review.run('git revert --no-edit -m 1 HEAD && git push');
    await run('set -e\ngit pull\nlfx push --env staging');
    expect(await validateAsGitHub()).toContain('✓ flows/Bike_Support.json');
    expect(await testAsGitHub()).toContain('2 passed');
    await run(`set -e\n${release}`);
    await see(async () => {
      expect(await toldByProduction()).toContain('555 0100');
      expect((Date.now() - decided) / 60_000).toBeLessThan(10);
    });
    expect(await run(snippet('Check for an upgrade'))).toContain('All components are up to date.');
    expect(await readFile(join(repository.folder, 'tests/test_flows.py'), 'utf8')).toContain('5550100');
    await production.stop();
  });
});
