import { expect } from '@playwright/test';
import { filesOfTree, snippetOf } from '../record/lesson-source.js';
import { rehearse } from '../rehearse.js';
import type { Langflow } from '../langflow/langflow.js';
import { OFFLINE_PACKAGES } from '../server/second-environment.js';
import { SecondServer } from '../server/second-server.js';
import { Terminal } from '../server/terminal.js';

const CODE = 'src/lfx_bike_shop/components/bike_shop';
/** What BUNDLE_API.md of the release lists, of `lfx.io` and of `lfx.schema`. */
const LISTED = new Set(
  [
    'Component Output Data DataFrame Message Input MessageTextInput MultilineInput SecretStrInput IntInput FloatInput BoolInput',
    'DropdownInput TabInput DictInput NestedDictInput FileInput LinkInput HandleInput ConnectionInput ConnectionRefInput',
  ].flatMap((names) => names.split(' ')),
);

rehearse('4-5', async ({ step, langflow, page, server }) => {
  const { projects, editor, canvas } = langflow;
  const home = new Terminal(server, server.folder);
  const library = home.in('lfx-bike-shop');
  /** The terminal of the package, with the second environment active and nothing of the first server's settings. */
  const environment = {
    ...OFFLINE_PACKAGES,
    PATH: `${home.folder}/langflow-two/bin:${server.environment.PATH}`,
    VIRTUAL_ENV: `${home.folder}/langflow-two`,
    LANGFLOW_AUTO_LOGIN: undefined,
    LANGFLOW_DATABASE_URL: undefined,
    LANGFLOW_CONFIG_DIR: undefined,
    LANGFLOW_HOST: '127.0.0.1',
    LANGFLOW_OPEN_BROWSER: 'false',
  };
  const packages = home.in('lfx-bike-shop', OFFLINE_PACKAGES);
  const elsewhere = home.in('lfx-bike-shop', environment);
  const second = new SecondServer(home, 'lfx-bike-shop', 7862, environment);
  let startSecond = '';
  let shop: Langflow;
  const sources: Readonly<Record<string, string>> = {
    'stock_lookup.py': await snippetOf('4-2', 'New content of stock_lookup.py'),
    'desk_report.py': await snippetOf('4-2', 'Content of desk_report.py'),
    'order_status.py': await snippetOf('4-3', 'Content of order_status.py'),
    '__init__.py': await snippetOf('4-3', 'Content of __init__.py'),
  };

  await step('Decide what the library promises', async ({ see }) => {
    await see(async () => {
      const names = Object.values(sources).flatMap((code) =>
        [...code.matchAll(/^from lfx\S* import (.+)$/gm)].flatMap(([, list = '']) => list.split(', ')),
      );
      const others = new Set(names.filter((name) => !LISTED.has(name)));
      expect([...others].toSorted()).toEqual(['DataFrameInput', 'StrInput']);
    });
  });

  await step('Look at the scaffold', async ({ see, snippet }) => {
    await home.run(`rm -rf scratch-extension lfx-bike-shop\n${snippet('Draft an extension to look at')}`);
    await see(async () => {
      const manifest = JSON.parse(await home.run('cat scratch-extension/extension.json')) as {
        bundles: readonly { path: string }[];
      };
      const path = `scratch-extension/${manifest.bundles[0]?.path}`;
      expect(await home.run(`grep -l "(Component)" ${path}/*.py`)).toMatch(/\w+\.py/);
    });
  });

  await step('Lay out the package', async ({ see, snippet }) => {
    await library.write('pyproject.toml', snippet('Content of pyproject.toml'));
    for (const [file, code] of Object.entries(sources)) await library.write(`${CODE}/${file}`, code);
    await library.write('src/lfx_bike_shop/__init__.py', '');
    await library.write(
      'tests/test_stock_lookup.py',
      (await snippetOf('4-2', 'New content of test_stock_lookup.py')).replace(
        'from components.bike_shop.stock_lookup import StockLookup',
        'from lfx_bike_shop.components.bike_shop.stock_lookup import StockLookup',
      ),
    );
    for (const empty of ['README.md', 'CHANGELOG.md', 'src/lfx_bike_shop/extension.json'])
      await library.write(empty, '');
    await see(async () => {
      const there = await library.run("find . -type f -printf '%P\\n'");
      expect(there.trim().split('\n').toSorted()).toEqual(filesOfTree(snippet('Folders and files')));
    });
  });

  await step('Write and check the manifest', async ({ see, snippet }) => {
    const manifest = snippet('Content of extension.json');
    const validate = snippet('Validate the extension');
    const write = (text: string) => library.write('src/lfx_bike_shop/extension.json', text);
    await write(manifest);
    await see(async () => {
      expect(await library.run(validate)).toContain('ok');
      await write(manifest.replace('"id"', '"color": "red",\n  "id"'));
      const { text, exitCode } = await library.try(validate);
      expect(exitCode).toBe(1);
      expect(text).toContain('color: Extra inputs are not permitted');
    });
    await write(manifest);
  });

  await step('Develop with a quick reload', async ({ meet, press, see, snippet, picture }) => {
    await server.restart(snippet('Start with the extension loaded'), library.folder);
    await projects.reopen();
    await projects.openTemplates();
    await page.getByRole('button', { name: 'Blank Flow' }).click();
    await projects.nameFlow('Library Lab');
    await editor.settled();
    const before = 'Finds bicycle parts in stock, by a name in a question or by price.';
    const after = 'Finds bicycle parts in the stock of the shop.';
    await meet('Stock Lookup', await canvas.drop('Stock Lookup'));
    // A reload saves as well.
    await editor.settled();
    const code = sources['stock_lookup.py'] ?? '';
    expect(code).toContain(before);
    await library.write(`${CODE}/stock_lookup.py`, code.replace(before, after));
    await page.getByRole('button', { name: 'Open actions for Bike Shop', exact: true }).click();
    await press('Reload', await picture(page.getByRole('menuitem', { name: 'Reload' })));
    await expect(page.getByText(/^Reloaded Bike Shop/)).toBeVisible();
    await editor.settled();
    await canvas.drop('Stock Lookup');
    await see(async () => {
      await expect(editor.nodes('Stock Lookup').first()).toContainText(before);
      await expect(editor.nodes('Stock Lookup').last()).toContainText(after);
    });
    await library.write(`${CODE}/stock_lookup.py`, code);
    await editor.settled();
    await server.stop();
    await server.start();
  });

  await step('Document and test', async ({ see, snippet }) => {
    await library.write('README.md', snippet('Content of README.md'));
    await library.write('CHANGELOG.md', snippet('Content of CHANGELOG.md'));
    await see(async () => expect(await library.run('python -m pytest -q')).toContain('5 passed'));
  });

  await step('Build and install it elsewhere', async ({ see, snippet }) => {
    await home.run('rm -rf lfx-bike-shop/dist langflow-two');
    await packages.run(snippet('Build the package'));
    await see(async () => {
      expect(await library.run('ls dist')).toMatch(/\.whl$/m);
      await packages.run(`set -e\n${snippet('Install it in a second environment (macOS and Linux)')}`);
    });
  });

  await step('Prove that it arrived', async ({ meet, see, snippet }) => {
    const listed = await elsewhere.run(snippet('List the extensions'));
    const settings = snippet('Content of second.env');
    await library.write('second.env', settings.replace('/full/path/to', home.folder));
    startSecond = snippet('Start the second server');
    await second.start(startSecond);
    shop = await second.open(page);
    await shop.projects.open();
    await shop.projects.openTemplates();
    await shop.page.getByRole('button', { name: 'Blank Flow' }).click();
    await shop.projects.nameFlow('Second Shop');
    const lookup = await meet('Stock Lookup', await shop.canvas.drop('Stock Lookup'));
    await lookup.getByRole('textbox', { name: 'Question' }).fill('Is a chain in stock?');
    const stock = shop.editor.component('Stock Lookup');
    await stock.run();
    await see(async () => {
      expect(listed).toMatch(/lfx-bike-shop\D+1\.0\.0/);
      expect(await stock.inspect()).toContain('chain: 14 in stock');
    });
  });

  await step('Release a change', async ({ meet, press, see }) => {
    const code = sources['stock_lookup.py'] ?? '';
    const currency = 'MessageTextInput(name="currency", display_name="Currency", value="EUR"),';
    await library.write(
      `${CODE}/stock_lookup.py`,
      code
        .replace('        DropdownInput(\n            name="search_by"', `        ${currency}\n$&`)
        .replace(':.2f} each"', ':.2f} {self.currency} each"'),
    );
    const tests = await library.run('cat tests/test_stock_lookup.py');
    const changed = tests.replace('24.90 each', '24.90 EUR each');
    await library.write(
      'tests/test_stock_lookup.py',
      `${changed}\n\ndef test_names_the_currency():\n    ${[
        'component = StockLookup().set(stock_list=STOCK, question="chain", currency="USD")',
        'assert component.build_note().text == "chain: 14 in stock, 24.90 USD each"',
      ].join('\n    ')}`,
    );
    expect(await library.run('python -m pytest -q')).toContain('6 passed');
    const log = await library.run('cat CHANGELOG.md');
    await library.write(
      'CHANGELOG.md',
      log.replace('## 1.0.0', '## 1.1.0\n\n- Prices name their currency.\n\n$&'),
    );
    await library.run('sed -i \'s/1\\.0\\.0"/1.1.0"/\' pyproject.toml src/lfx_bike_shop/extension.json');
    await packages.run('uv build');
    await elsewhere.run('uv pip install dist/lfx_bike_shop-1.1.0-py3-none-any.whl');
    await second.stop();
    await second.start(startSecond);
    await shop.projects.reopen();
    await shop.projects.openFlow('Second Shop');
    await meet('Stock Lookup', shop.editor.node('Stock Lookup'));
    // The flow keeps the component it was made with until its learner takes the offer to update.
    await press('Dismiss', shop.page.getByRole('button', { name: 'Dismiss', exact: true }));
    const stock = shop.editor.component('Stock Lookup');
    await stock.run();
    await see(async () => {
      expect(await elsewhere.run('lfx extension list')).toMatch(/lfx-bike-shop\D+1\.1\.0/);
      expect(await stock.inspect()).toContain('chain: 14 in stock');
    });
    await second.stop();
  });
});
