import { expect } from '@playwright/test';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

const NO_COLLEAGUES = 'This needs colleagues.';

rehearse('5-4', async ({ step, skip, langflow, server }) => {
  const { keys } = langflow;
  const team = new Terminal(server, server.folder).in('team');

  await step('Find out what the team can do', async ({ see, snippet }) => {
    await team.write('skills.csv', snippet('skills.csv'));
    await team.write('gaps.py', snippet('gaps.py'));
    await see(async () => {
      const lines = (await team.run('python3 gaps.py skills.csv')).trim().split('\n');
      expect(lines.filter((line) => line.startsWith('train:'))).toHaveLength(4);
      expect(lines.filter((line) => line.startsWith('risk:'))).toHaveLength(2);
    });
  });

  await step('Give everyone an account', async ({ see, snippet }) => {
    const key = await keys.create('team');
    await team.write('add_people.py', snippet('add_people.py'));
    // The team's server is the level's own, as there is no Docker.
    const said = await team.run(
      snippet('Run it').replace('YOUR_API_KEY', key).replace('127.0.0.1:7861', '127.0.0.1:7860'),
    );
    await see(async () => {
      const accounts = new Map(
        said
          .trim()
          .split('\n')
          .map((line) => line.split(' ') as [string, string]),
      );
      expect([...accounts.keys()]).toEqual(['ada', 'ben', 'chi']);
      const signedIn = await fetch(`${server.address}/api/v1/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'ada', password: accounts.get('ada') ?? '' }),
      });
      expect(signedIn.status).toBe(200);
      const { access_token: token } = (await signedIn.json()) as { access_token: string };
      const flows = await fetch(`${server.address}/api/v1/flows/?get_all=true&remove_example_flows=true`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await flows.json()).toEqual([]);
    });
  });

  skip('Agree on working rules', NO_COLLEAGUES);
  skip('Draw a learning path', 'A plan on paper.');
  skip('Plan a half-day workshop', 'A plan on paper.');

  skip('Rehearse the exercise', 'Not yet rehearsed.');

  skip('Run it and listen', NO_COLLEAGUES);
  skip('Open office hours', NO_COLLEAGUES);
  skip('Measure and keep it alive', 'It takes eight weeks.');
});
