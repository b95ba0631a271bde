import { expect } from '@playwright/test';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const NO_DOCKER = 'This machine has no Docker.';

rehearse('5-1', async ({ step, skip, server }) => {
  const platform = new Terminal(server, server.folder).in('platform');

  await step('Collect the requirements', async ({ see, snippet }) => {
    const sheet = snippet('Requirement sheet').replace(/\| +(?=\|)/g, '| guess? ');
    await platform.write('requirements.md', sheet);
    await see(async () => {
      expect(sheet).not.toMatch(/\| +\|/);
      expect(sheet.match(/guess\?/g)).toHaveLength(6);
    });
  });

  skip('Choose a type of deployment', 'A decision on paper.');
  skip('Draw the walls', 'A drawing on paper.');

  await step('Describe the stack once', async ({ see, snippet }) => {
    await platform.write('compose.yaml', snippet('compose.yaml'));
    await platform.write('make_env.py', snippet('make_env.py'));
    await platform.run(snippet('Write the settings of both tenants'));
    const services = await platform.run(
      `python -c "import yaml; print(sorted(yaml.safe_load(open('compose.yaml'))['services']))"`,
    );
    expect(services.trim()).toBe("['langflow', 'postgres']");
    await see(async () => {
      const secrets = await Promise.all(
        ['bikes', 'books'].map((tenant) =>
          platform.run(`grep -E "PASSWORD|SECRET" ${tenant}.env | cut -d= -f2`),
        ),
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

  skip('Separate the users of one tenant', 'Not yet rehearsed.');

  skip('Plan for more load', NO_DOCKER);
  skip('Plan for failure and record the decision', NO_DOCKER);
});
