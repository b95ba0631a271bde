import { expect } from '@playwright/test';
import { Building } from '../langflow/building.js';
import { SignIn } from '../langflow/sign-in.js';
import { WHAT_TO_SEE } from '../record/results.js';
import { rehearse } from '../rehearse.js';
import { haveBikeShop } from '../server/bike-shop.js';
import { openWindow } from '../server/second-server.js';
import { Terminal } from '../server/terminal.js';

const LAB = 'http://localhost:7860';
const PASSWORD = 'a-password-of-the-shop';
const MARAS_PASSWORD = 'choose-another-one';
/** The lab's server takes what its file says, and not what the usual one is given. */
const OWN = {
  LANGFLOW_AUTO_LOGIN: undefined,
  LANGFLOW_CONFIG_DIR: undefined,
  LANGFLOW_DATABASE_URL: undefined,
  LANGFLOW_SSRF_ALLOWED_HOSTS: undefined,
};

rehearse('4-4', async ({ step, langflow, page, server }) => {
  const shop = new Terminal(server, server.folder).in('bike-shop');
  await haveBikeShop(shop, '4-3');
  // Each of both has a private window.
  const admin = await openWindow(page, LAB);
  const mara = await openWindow(page, LAB);
  const maraSignsIn = new SignIn(mara.page, LAB);
  const { projects, editor, components } = mara;
  const probe = editor.component('Name Probe');
  let start = '';
  let settings = '';
  let exported = '';
  let activate = '';

  const restart = () => server.restart(start, shop.folder, OWN);
  /** Fills in the row of a risk. */
  const note = async (risk: string, remains: string) => {
    const row = new RegExp(String.raw`^(\| ${risk} \|[^|]*)\| *\| *\| *\|$`, 'm');
    const table = await shop.run('cat risks.md');
    expect(table).toMatch(row);
    await shop.write('risks.md', table.replace(row, `$1| 2026-11-25 | ${remains} | Mara |`));
  };

  await step('Start the risk list', async ({ see, snippet }) => {
    const table = snippet('Content of risks.md');
    await shop.write(
      'risks.md',
      `${table.replace('\n\n', '\n\nLangflow does not isolate its users from each other inside one process, and it does not restrict what a flow does to disk or network.\n\n')}`,
    );
    await see(async () =>
      expect((await shop.run('cat risks.md')).match(/\| {1,2}\| {1,2}\| {1,2}\|$/gm)).toHaveLength(6),
    );
  });

  await step('Prepare a closed server', async ({ see, snippet }) => {
    await shop.run('mkdir -p secure-lab');
    const key = (await shop.run(snippet('Generate a secret key'))).trim();
    expect(key).toMatch(/^[\w-]{43}$/);
    settings = snippet('Content of secure.env')
      .replace('/full/path/to/bike-shop', shop.folder)
      .replace('choose-your-own', PASSWORD)
      .replace('paste-the-generated-key', key);
    await shop.write('secure.env', settings);
    await see(async () => {
      expect(settings.trim().split('\n')).toHaveLength(9);
      expect(settings).not.toMatch(/full\/path|choose|paste/);
    });
  });

  await step('Start it and sign in', async ({ see, snippet }) => {
    start = snippet('Start the closed server');
    await restart();
    const signIn = new SignIn(admin.page, LAB);
    await signIn.open();
    await signIn.as('shop-admin', PASSWORD);
    const weakStart = async (password: string) => {
      await shop.write('secure.env', settings.replace(PASSWORD, password));
      return shop.in('.', { ...OWN, LANGFLOW_HOST: '127.0.0.1' }).try(start);
    };
    const starts = [await weakStart('langflow'), await weakStart('')];
    await shop.write('secure.env', settings);
    await see(async () => {
      expect(starts.map(({ exitCode }) => exitCode)).not.toContain(0);
      expect(starts[0]?.text).toContain('cannot use the legacy default password');
      expect(starts[1]?.text).toContain('Set LANGFLOW_SUPERUSER_PASSWORD before starting');
      await maraSignsIn.open();
    });
    await note('Strangers open the editor', 'a password may be guessed');
  });

  await step('Tell keys apart', async ({ press, see, snippet, picture }) => {
    await admin.page.getByRole('button', { name: 'User' }).click();
    await press('Settings', admin.page.getByRole('menuitem', { name: 'Settings' }));
    await press('Langflow API Keys', admin.page.getByRole('link', { name: 'Langflow API Keys' }));
    await press('Add New', admin.keys.addNew);
    await press(
      'Generate API Key',
      await picture(admin.keys.dialog.getByRole('button', { name: 'Generate API Key' })),
    );
    const generated = admin.page.getByRole('textbox', { name: 'Generated API key' });
    await expect(generated).toHaveValue(/^sk-/);
    exported = snippet('Set the address and your key').replace('YOUR_API_KEY', await generated.inputValue());
    const without = await shop.run(`${exported}\n${snippet('Ask who you are, without a key')}`);
    const withKey = await shop.run(`${exported}\n${snippet('Ask who you are, with your key')}`);
    await note('A key leaks', 'who has the key has the rights of its maker');
    await see(async () => {
      expect(without).toMatch(/HTTP\/1\.1 403 /);
      expect(withKey).toMatch(/HTTP\/1\.1 200 [^]*"username":"shop-admin"/);
      expect(await shop.run('cat risks.md')).toMatch(/^\| A key leaks \|.*2026/m);
    });
  });

  await step('Add a colleague', async ({ see, snippet }) => {
    await admin.projects.reopen();
    await admin.projects.haveFlow();
    await admin.projects.reopen();
    await expect(admin.projects.flow('Basic Prompting')).toBeVisible();
    const reply = await shop.run(`${exported}\n${snippet('Create an account')}`);
    const id = /"id":"(?<id>[\w-]{36})"/.exec(reply)?.groups?.id ?? '';
    await maraSignsIn.open();
    await maraSignsIn.send('mara', MARAS_PASSWORD);
    await expect(maraSignsIn.region.getByRole('alert')).toContainText('Waiting for approval');
    activate = snippet('Activate it').replace('USER_ID', id);
    await shop.run(`${exported}\n${activate}`);
    await maraSignsIn.as('mara', MARAS_PASSWORD);
    await see(() => expect(projects.newFlow).toHaveText(/Create first flow/));
    await expect(projects.flow('Basic Prompting')).toHaveCount(0);
  });

  await step("See what accounts don't separate", async ({ press, see, snippet, picture }) => {
    await projects.openTemplates();
    await press('Blank Flow', mara.page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow('Probe');
    await press(
      'New Custom Component',
      await picture(mara.page.getByRole('button', { name: 'New Custom Component' })),
    );
    await (await components.codeButton('Custom Component')).click();
    await components.replaceCode(snippet('Name Probe, complete'));
    await expect(probe.node).toBeVisible();
    await probe.run();
    await see(async () => {
      const output = await probe.openOutput();
      await expect(output).toContainText('LANGFLOW_SECRET_KEY');
      await expect(output).toContainText('LANGFLOW_SUPERUSER_PASSWORD');
      await expect(output).not.toContainText(PASSWORD);
    });
    await probe.closeOutput();
    await editor.settled();
    await note("Users see each other's data", 'users of one server trust each other');
  });

  await step('Restrict the code', async ({ meet, press, excuse, see, snippet }) => {
    settings = `${settings.trim()}\n${snippet('Lines to add')}`;
    await shop.write('secure.env', settings);
    await restart();
    await projects.reopen();
    await projects.openFlow('Probe');
    await editor.fit();
    await probe.node.getByText('Name Probe', { exact: true }).click();
    await expect(probe.action('Edit node details')).toBeVisible();
    const gone = 'The step takes it away: it was looked for, and it is not there.';
    await expect(mara.page.getByRole('button', { name: 'New Custom Component' })).toHaveCount(0);
    excuse('New Custom Component', gone);
    await expect(probe.action('Code')).toHaveCount(0);
    excuse('Code', gone);
    await probe.runButton.click();
    const refused = mara.page.getByText(/Custom components are blocked/);
    await expect(refused.first()).toBeVisible();
    // Nor can the administrator.
    await admin.projects.reopen();
    await admin.projects.openTemplates();
    await admin.page.getByRole('button', { name: 'Blank Flow' }).click();
    await admin.editor.found('Chat Input');
    await admin.editor.search.fill('');
    await expect(admin.page.getByRole('button', { name: 'New Custom Component' })).toHaveCount(0);
    await projects.reopen();
    await projects.openTemplates();
    await press('Blank Flow', mara.page.getByRole('button', { name: 'Blank Flow' }));
    await projects.nameFlow('Stock');
    const lookup = await meet(
      'Stock Lookup',
      await new Building(mara.page, editor).place('Stock Lookup', 1, 0),
    );
    await lookup.getByRole('textbox', { name: 'Question' }).fill('Do you have a chain?');
    const stock = editor.component('Stock Lookup');
    await stock.run();
    // It has two outputs, each with a button.
    await stock.inspectButton.first().click();
    await see(() => expect(stock.output.getByRole('textbox').first()).toHaveValue(/chain: 14 in stock/));
    await stock.closeOutput();
    await editor.settled();
    await note('Someone runs harmful code', 'the switch is beta');
  });

  await step('Limit callers and origins', async ({ see, snippet }) => {
    settings = `${settings.trim()}\n${snippet('Lines to add')}`;
    await shop.write('secure.env', settings);
    await restart();
    const stranger = await openWindow(page, LAB);
    const signIn = new SignIn(stranger.page, LAB);
    await signIn.open();
    const answers: number[] = [];
    for (const password of ['one', 'two', 'three', 'four', 'five', 'six', MARAS_PASSWORD]) {
      const answer = stranger.page.waitForResponse((response) => response.url().endsWith('/api/v1/login'));
      await signIn.send('mara', password);
      answers.push((await answer).status());
    }
    await see(async () => {
      expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
      await expect(signIn.region.getByRole('alert')).toContainText('Too many requests');
      await expect(async () => {
        await signIn.send('mara', MARAS_PASSWORD);
        await expect(stranger.page.getByRole('button', { name: 'User' })).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 90_000 });
    });
    await note('Callers change a flow', 'who may edit may change it');
  });

  await step('Finish the risk list', async ({ meet, excuse }) => {
    await note('Personal data leaves the house', 'a provider reads what is sent');
    const table = await shop.run('cat risks.md');
    await shop.write(
      'risks.md',
      `${table.trim()}\n| Stored chats are read | few accounts | 2026-11-25 | who has the disk | Mara |\n| The secret key is old | the script of the security policy | 2026-11-25 | a pause | Mara |`,
    );
    const rows = (await shop.run('cat risks.md')).trim().split('\n').slice(-8);
    for (const row of rows) expect(row).toMatch(/^(?:\| [^|]*\w[^|]* ){5}\|$/);
    await server.stop();
    await server.start();
    await langflow.projects.reopen();
    await langflow.projects.haveFlow();
    await langflow.projects
      .flow('Basic Prompting')
      .or(langflow.projects.flow('Bike Shop Desk'))
      .first()
      .click();
    await meet('Guardrails', await langflow.editor.found('Guardrails'));
    excuse(WHAT_TO_SEE, 'The list is complete, but no colleague reads it here.');
  });
});
