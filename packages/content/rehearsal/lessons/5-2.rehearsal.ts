import { expect } from '@playwright/test';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const NOT_YET = 'Not yet rehearsed.';
const NO_GITHUB = 'This machine has no account at GitHub and no way to it.';

rehearse('5-2', async ({ step, skip, server }) => {
  const home = new Terminal(server, server.folder);
  const repository = home.in('bike-flows');

  skip('Prepare a flow and the tools', NOT_YET);

  await step('Create the repository', async ({ see, snippet }) => {
    await home.run(`rm -rf bike-flows\n${snippet('Scaffold a project')}`);
    await repository.run('rm -f flows/*.json');
    const environments = await repository.run('cat .lfx/environments.yaml');
    for (const server of ['local', 'production'])
      expect(environments).toMatch(new RegExp(`^  ${server}:\\n    url: \\S+\\n    api_key_env: \\w+$`, 'm'));
    for (const [, name = ''] of snippet('Keys for this terminal (compare the names)').matchAll(
      /export (\w+)=/g,
    ))
      expect(environments).toContain(name);
    await see(async () => {
      const folders = await repository.run('ls -A . .github');
      for (const folder of ['workflows', '.lfx', 'ci', 'flows', 'tests']) expect(folders).toContain(folder);
    });
  });

  skip('Pull the flow and commit it', NOT_YET);
  skip('Validate on your computer', NOT_YET);
  skip('Write tests for the answers', NOT_YET);

  // What the step changes in a file, without GitHub.
  const workflow = '.github/workflows/langflow-validate.yml';
  await repository.run(`sed -i 's|pip install lfx$|pip install "lfx~=1.13.0"|' ${workflow}`);
  expect(
    await repository.run(
      `python -c "import yaml; print(yaml.safe_load(open('${workflow}'))['jobs']['validate']['steps'])"`,
    ),
  ).toContain('pip install "lfx~=1.13.0"');
  skip('Let GitHub validate each change', NO_GITHUB);
  skip('Test against staging', NO_GITHUB);
  skip('Release after an approval', NO_GITHUB);
  skip('Rehearse the way back', NO_GITHUB);
});
