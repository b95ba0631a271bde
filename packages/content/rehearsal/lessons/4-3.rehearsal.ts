import { expect } from '@playwright/test';
import { join } from 'node:path';
import { checkFinishedFlow, handInFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { COMPONENTS, haveBikeShop } from '../server/bike-shop.js';
import { Terminal } from '../server/terminal.js';

const LAB = 'Workshop Lab';
const VARIABLE = 'WORKSHOP_API_KEY';

rehearse('4-3', async ({ step, langflow, page, server, lesson }) => {
  const { projects, editor, canvas, playground, components, keys } = langflow;
  const shop = new Terminal(server, server.folder).in('bike-shop');
  const request = editor.component('API Request');
  const status = editor.component('Order Status');
  const number = editor.node('Order Status').getByRole('textbox', { name: 'Order Number' });
  let start = '';
  let workshop = () => '';

  await haveBikeShop(shop, '4-2');
  const settingsFile = (await shop.run('cat .env')).trimEnd();

  /** Opens a flow again, after the server was started or from the settings. */
  const openFlow = async (name: string) => {
    await projects.reopen();
    await projects.openFlow(name);
  };
  const chooseKey = async () => {
    await components.globe('Order Status', 'API Key').click();
    await components.variable(VARIABLE).click();
    const chosen = editor.node('Order Status').getByRole('button', { name: `Remove ${VARIABLE}` });
    await expect(chosen).toBeVisible();
    await editor.settled();
  };
  /** Asks the workshop for an order. */
  const askFor = async (order: string, { fails = false } = {}) => {
    await number.fill(order);
    await status.run({ fails });
  };
  /** Calls of an order that the workshop has answered, by their status. */
  const answered = (order: string) =>
    [...workshop().matchAll(/GET \/orders\/(?<order>\S+) HTTP\/1.1" (?<status>\d+)/g)].flatMap(({ groups }) =>
      groups?.order === order ? [groups.status] : [],
    );

  await step('Start the practice API', async ({ see, snippet }) => {
    await shop.write('practice_api.py', snippet('Content of practice_api.py'));
    workshop = shop.leaveRunning('python3 practice_api.py');
    await expect.poll(workshop).toContain('Workshop API on http://127.0.0.1:8099');
    const ask = snippet('Ask for an order');
    await see(async () => {
      expect(await shop.run(ask)).toMatch(/^[^]*HTTP\/1\.\d 200 [^]*"B-17", "state": "ready"/);
      expect(await shop.run(ask.replace(/-H "Authorization.*?" /, ''))).toMatch(/HTTP\/1\.\d 401 /);
    });
  });

  await step('Store the key as a credential', async ({ meet, press, see, picture }) => {
    await page.getByRole('button', { name: 'User' }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    await press('Global Variables', page.getByRole('link', { name: 'Global Variables' }));
    await press('Add New', keys.addNew);
    await meet('Credential', keys.dialog.getByRole('tab', { name: 'Credential' }));
    await keys.fillVariable('Credential', VARIABLE, 'practice-key');
    await press('Save Variable', await picture(keys.saveVariable));
    await see(async () => {
      await expect(keys.variable(VARIABLE)).toContainText('*****');
      await expect(keys.variable(VARIABLE)).not.toContainText('practice-key');
    });
    await projects.open();
  });

  await step('Try the way without code', async ({ meet, press, see, snippet, picture }) => {
    await projects.openTemplates();
    await page.getByRole('button', { name: 'Blank Flow' }).click();
    await projects.nameFlow(LAB);
    const node = await meet('API Request', await canvas.drop('API Request'));
    await node.getByRole('textbox', { name: 'URL' }).fill(snippet('Address'));
    await request.run({ fails: true });
    const blocked = await components.failure.innerText();
    await components.dismissFailure();
    await editor.settled();
    await shop.write('.env', `${settingsFile}\n${snippet('Line for the .env file')}`);
    start = snippet('Start with both');
    await server.restart(start, shop.folder);
    await openFlow(LAB);
    await request.addField('Include HTTPx Metadata', { meet, press, picture });
    const metadata = node.getByRole('switch', { name: 'Include HTTPx Metadata' });
    await metadata.click();
    await editor.settled();
    await expect(metadata).toBeChecked();
    await request.run();
    await see(async () => {
      expect(blocked).toContain('blocked IP address');
      const output = await request.openOutput();
      await expect(output).toContainText('"status_code": 401');
      await expect(output).toContainText('"headers"');
      await expect(output).not.toContainText('Authorization');
    });
    await request.closeOutput();
  });

  await step('Write the component', async ({ meet, see, snippet, picture }) => {
    await editor.settled();
    await shop.write(`${COMPONENTS}/order_status.py`, snippet('Content of order_status.py'));
    await shop.write(`${COMPONENTS}/__init__.py`, snippet('Content of __init__.py'));
    await server.restart(start, shop.folder);
    await openFlow(LAB);
    await see(async () => {
      await components.category('Bike Shop').click();
      await meet('Order Status', await picture(components.entry('Order Status')));
    });
  });

  await step('Give it the secret', async ({ meet, see, picture }) => {
    const node = await meet('Order Status', await canvas.drop('Order Status'));
    await meet('API Key', await picture(node.getByRole('textbox', { name: /^API Key/ })));
    await chooseKey();
    await meet('Order Number', number);
    await askFor('B-17');
    await see(async () => {
      const output = await status.openOutput();
      await expect(output).toContainText('"order": "B-17"');
      await expect(output).toContainText('"state": "ready"');
      await status.closeOutput();
      const address = await meet('Base URL', node.getByRole('textbox', { name: 'Base URL' }));
      await components.globe('Order Status', 'Base URL').click();
      const variable = components.variable(VARIABLE);
      await expect(variable.getByText(VARIABLE)).toBeVisible();
      expect(
        await variable.evaluate((element) =>
          [element, ...element.querySelectorAll('div')].some(
            (part) => getComputedStyle(part).opacity === '0.5' && part.textContent?.includes('WORKSHOP'),
          ),
        ),
      ).toBe(true);
      await variable.click();
      await page.keyboard.press('Escape');
      await expect(address).toHaveValue('http://127.0.0.1:8099');
    });
  });

  await step('Watch the pauses grow', async ({ press, see, picture }) => {
    await askFor('B-18');
    await press('Inspect output', await picture(status.inspectButton));
    await see(async () => {
      expect(answered('B-18')).toEqual(['429', '429', '429', '200']);
      await expect(status.output).toContainText('waiting for a chain');
      await status.output.getByRole('tab', { name: 'Logs' }).click();
      for (const [index, pause] of [2, 2, 4].entries())
        await expect(status.output).toContainText(`Try ${index + 1} of 4 failed, next one in ${pause} s`);
    });
    // The window opens again on the tab that was left.
    await status.output.getByRole('tab', { name: 'Outputs' }).click();
    await status.closeOutput();
  });

  await step('Go through every failure', async ({ see }) => {
    const fails = async (order: string, message: string) => {
      await askFor(order, { fails: true });
      await expect(components.failure).toContainText(message);
      await components.dismissFailure();
    };
    const changeKey = async (key: string) => {
      await editor.settled();
      await keys.changeVariable(VARIABLE, key);
      await openFlow(LAB);
    };
    await see(async () => {
      const asked = Date.now();
      await fails('B-19', 'The workshop did not answer in time, 4 times.');
      const seconds = (Date.now() - asked) / 1_000;
      expect(seconds).toBeGreaterThan(15);
      expect(seconds).toBeLessThan(40);
      await expect.poll(() => answered('B-19')).toHaveLength(4);
      await fails('B-20', 'The workshop has a fault (500). Tell its operator.');
      expect(answered('B-20')).toEqual(['500']);
      await askFor('B-99');
      await expect(await status.openOutput()).toContainText('"error": "There is no order B-99."');
      await status.closeOutput();
      await changeKey('intern-key');
      await fails('B-17', 'The API key is known but may not read orders (403).');
      await changeKey('old-key');
      const before = answered('B-17').length;
      await fails('B-17', 'The workshop refused the API key (401). Renew WORKSHOP_API_KEY.');
      expect(answered('B-17').slice(before)).toEqual(['401']);
    });
    await changeKey('practice-key');
  });

  await step('Hand it to an agent', async ({ meet, press, see, snippet, picture }) => {
    await projects.open();
    await projects.openTemplates();
    await press('Simple Agent', projects.template('Simple Agent'));
    await projects.nameFlow('Workshop Desk');
    await editor.chooseModel('Agent', 'gpt-5.4');
    for (const tool of ['Web Search', 'URL']) {
      await meet(tool, editor.node(tool));
      await canvas.remove(tool);
    }
    await meet('Order Status', await canvas.drop('Order Status'));
    await chooseKey();
    await press('Tool Mode', await picture(await canvas.toolMode('Order Status')));
    await meet('Toolset', editor.output('Order Status', 'Toolset'));
    await meet('Tools', editor.input('Agent', 'Tools'));
    await editor.connect('Order Status', 'Toolset', 'Agent', 'Tools');
    await editor.settled();
    const question = snippet('Prompt for both tries');
    const first = await playground.askInNewChat(question);
    await playground.close();
    await editor.settled();
    await keys.changeVariable(VARIABLE, 'old-key');
    await openFlow('Workshop Desk');
    const second = await playground.askInNewChat(question);
    await see(async () => {
      expect(first).toContain('waiting for a chain');
      expect(second).toContain('refused our key');
      await playground.toolCall('fetch_order').click();
      await expect(playground.log).toContainText('The workshop refused the API key (401).');
    });
    await playground.close();
    await keys.changeVariable(VARIABLE, 'practice-key');
    await openFlow('Workshop Desk');
    await checkFinishedFlow(lesson, join(shop.folder, COMPONENTS, 'order_status.py'), 1);
  });

  await step('Open the desk to other programs', async ({ meet, press, see, snippet, picture }) => {
    await components.saveVersion('Desk for repairs');
    await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
    await press('API access', page.getByRole('menuitem', { name: 'API access' }));
    const access = page.getByRole('dialog', { name: /^API access/ });
    await meet('Endpoint Name', await picture(access.getByRole('button', { name: 'Endpoint Name' })));
    await components.setEndpoint('workshop-desk');
    await editor.settled();
    await handInFlow(page, lesson);
    await page.getByRole('button', { name: 'User' }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    await press('Langflow API Keys', page.getByRole('link', { name: 'Langflow API Keys' }));
    const key = await keys.create('Workshop desk');
    const reply = await shop.run(snippet('Call the desk').replace('YOUR_API_KEY', key));
    await see(async () => expect(reply).toContain('Order B-17 is ready.'));
    await projects.reopen();
    await shop.close();
  });
});
