import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { CHANGELOG, DOCKERFILE, MANIFEST, PACKAGE_TREE, PYPROJECT, README } from './library-snippets.js';

export const componentLibraryCreation: AuthoredTask = {
  title: 'Component Library Creation',
  description: 'Bundle your components, version and document them, and install them on another server.',
  duration: 'Week 4-5',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 150, most: 200 },
  introduction: [
    'Three components in a folder help you. A **package** helps everyone: one command installs it, a version says what is inside, and a document says how to use it. You will turn the components of the bicycle shop into an extension and install it on a second server.',
    `An extension is a Python package with a small manifest, and ${tool.name} has built its own integrations this way since 1.10. You need no model, no account and no public registry: a file is enough to hand the package on.`,
  ],
  flow: drawFlow({
    title: 'From files to servers',
    nodes: {
      lookup: { title: 'Stock Lookup', outputs: ['Class: Python'] },
      report: { title: 'Desk Report', outputs: ['Class: Python'] },
      orders: { title: 'Order Status', outputs: ['Class: Python'] },
      manifest: { title: 'extension.json', detail: 'id, version, bundle', outputs: ['Manifest: JSON'] },
      tests: { title: 'Tests and documents', outputs: ['Promise: Quality'] },
      wheel: {
        title: 'lfx-bike-shop',
        detail: 'version 1.0.0',
        inputs: ['Components: Python', 'Manifest: JSON', 'Promise: Quality'],
        outputs: ['Wheel: Package'],
      },
      server: { title: 'Second server', detail: 'installs and restarts', inputs: ['Wheel: Package'] },
      image: { title: 'Docker image', detail: 'has it built in', inputs: ['Wheel: Package'] },
    },
    connections: [
      'lookup.Class -> wheel.Components',
      'report.Class -> wheel.Components',
      'orders.Class -> wheel.Components',
      'manifest.Manifest -> wheel.Manifest',
      'tests.Promise -> wheel.Promise',
      'wheel.Wheel -> server.Wheel',
      'wheel.Wheel -> image.Wheel',
    ],
    portColors: { Python: '#2563eb', JSON: '#dc2626', Quality: '#0d9488', Package: '#c2410c' },
  }),
  steps: [
    {
      title: 'Decide what the library promises',
      instruction: [
        'Open the three component files and write down for each: class name, `name`, inputs, outputs and what it needs. From the first release on, flows rely on these words, so rename now what you do not like.',
        'Check the imports, too. The list of what packages may rely on is the file `BUNDLE_API.md`: `Component`, the listed inputs, `Output`, `Data`, `DataFrame` and `Message`. Anything else may change between releases. Also keep every component complete in its own file.',
      ],
      expect: 'You have a short list, and the components import nothing from `lfx` beyond those names.',
      adds: ['lookup', 'report', 'orders'],
      facts: ['4.5-10', '4.5-12', '4.2-20'],
    },
    {
      title: 'Look at the scaffold',
      instruction: [
        `Activate the environment of ${tool.name}, go to a folder outside of \`bike-shop\`, and let the tool draft an extension. Read the files it made: the manifest \`extension.json\`, \`pyproject.toml\`, and a sample component.`,
        'Look at `bundles` in the manifest. Its `path` says where the components are, seen from the manifest. That rule counts, whatever the folders are called.',
      ],
      snippets: [
        {
          label: 'Draft an extension to look at',
          language: 'bash',
          code: 'lfx extension init scratch-extension',
        },
      ],
      expect: 'A folder `scratch-extension` exists, and you found the component that its `path` points to.',
      tip: 'The draft is flat: `extension.json` lies beside `components`. Your own package gets a `src` folder in the next step, so that its tests cannot import it by accident.',
      facts: ['4.5-2', '4.5-3', '4.5-4', '5.2-1'],
    },
    {
      title: 'Lay out the package',
      instruction: [
        'Create the structure below beside `bike-shop`, not inside it. Copy your components, their `__init__.py` and your tests into it. In the test file, the import becomes `from lfx_bike_shop.components.bike_shop.stock_lookup import StockLookup`.',
        `The second snippet describes the package. It pins \`lfx\` to the line that belongs to ${tool.name} ${tool.testedVersion}, because their first two numbers always match, and it names \`httpx\`, which Order Status imports.`,
      ],
      snippets: [
        { label: 'Folders and files', language: 'text', code: PACKAGE_TREE },
        { label: 'Content of pyproject.toml', language: 'toml', code: PYPROJECT },
      ],
      expect: 'All files of the list exist; `extension.json` and the two documents are still empty.',
      tip: 'Names use hyphens outside, as in `lfx-bike-shop`, and underscores inside Python, as in `lfx_bike_shop`.',
      facts: ['4.5-2', '4.5-3', '4.5-13', '4.5-20'],
    },
    {
      title: 'Write and check the manifest',
      instruction: [
        'Fill in `extension.json`. Required are the id, a version with three numbers, a name, the supported contract `["1"]`, and exactly one bundle. `requiresCredentials` is optional and says that users need to store a key.',
        'Open a terminal in `lfx-bike-shop` and validate. The check reads your code and does not run it, so it is also safe for packages of strangers.',
      ],
      snippets: [
        { label: 'Content of extension.json', language: 'json', code: MANIFEST },
        {
          label: 'Validate the extension',
          language: 'bash',
          code: 'lfx extension validate src/lfx_bike_shop',
        },
      ],
      expect:
        'The check reports no error. Add an invented key to the manifest to see it fail, and remove it again.',
      warning: 'Do not use `--execute-imports` on code that you have not read. It runs that code.',
      adds: ['manifest'],
      facts: ['4.5-4', '4.5-6', '4.5-10'],
    },
    {
      title: 'Develop with a quick reload',
      instruction: [
        `Stop your server and start it with the command below, this time without your components folder, so that nothing appears twice. Find the bundle in the sidebar and drag **Stock Lookup** onto a canvas.`,
        'Change the `description` in the file, then select **Reload** in the header of the bundle. Drag a second copy, and compare.',
      ],
      snippets: [
        {
          label: 'Start with the extension loaded',
          language: 'bash',
          code: 'lfx extension dev src/lfx_bike_shop',
        },
      ],
      expect: 'The new copy shows the new description without a restart. The first one keeps the old.',
      tip: '`lfx extension reload lfx-bike-shop` does the same from a terminal.',
      facts: ['4.5-7', '1.3-15'],
    },
    {
      title: 'Document and test',
      instruction: [
        'Fill `README.md` and `CHANGELOG.md` with the texts below, in your own words if you like. A reader wants to know three things: what a component does, what it needs, and what will not change.',
        'Then run the tests. They sit beside the code, and each file is called like the one it tests, with `test_` before it.',
      ],
      snippets: [
        { label: 'Content of README.md', language: 'markdown', code: README },
        { label: 'Content of CHANGELOG.md', language: 'markdown', code: CHANGELOG },
        { label: 'Run the tests', language: 'bash', code: 'python -m pytest -q' },
      ],
      expect: 'Five tests pass, and somebody else could use your library without asking you.',
      adds: ['tests'],
      facts: ['4.5-12', '4.5-13', '4.1-17'],
    },
    {
      title: 'Build and install it elsewhere',
      instruction: [
        'Build the package. Then make a second environment beside your package, which stands for another server, and install the file into it. `langflow-base` is the small edition without model providers, which is enough here.',
        'On Windows, activate the environment with `..\\langflow-two\\Scripts\\activate`. For Docker, the last snippet builds the package into an image.',
      ],
      snippets: [
        { label: 'Build the package', language: 'bash', code: 'uv pip install build\npython -m build' },
        {
          label: 'Install it in a second environment (macOS and Linux)',
          language: 'bash',
          code: `uv venv ../langflow-two\nsource ../langflow-two/bin/activate\nuv pip install "langflow-base==${tool.testedVersion}.*" dist/lfx_bike_shop-1.0.0-py3-none-any.whl`,
        },
        { label: 'Dockerfile for an image with the package', language: 'dockerfile', code: DOCKERFILE },
      ],
      expect:
        'The folder `dist` holds a file that ends in `.whl`, and the installation ends without an error.',
      tip: 'Never add packages to a container that is running. Build a new image with a version number.',
      adds: ['wheel', 'image'],
      facts: ['4.5-8', '4.5-18', '1.1-5', '1.1-9', '0.2', '5.1-21'],
    },
    {
      title: 'Prove that it arrived',
      instruction: [
        'In the second environment, list the extensions and start the server on another port. Installing and restarting is all it takes; no setting names your package. The file `second.env` gives this server a folder of its own, so that it borrows nothing from the first.',
        'Open the new server, put **Stock Lookup** on a blank flow, type `Is a chain in stock?` and run it.',
      ],
      snippets: [
        { label: 'List the extensions', language: 'bash', code: 'lfx extension list' },
        {
          label: 'Content of second.env',
          language: 'bash',
          code: 'LANGFLOW_CONFIG_DIR=/full/path/to/langflow-two/config',
        },
        {
          label: 'Start the second server',
          language: 'bash',
          code: 'langflow run --env-file second.env --port 7862',
        },
      ],
      expect: 'The list names `lfx-bike-shop` with version 1.0.0, and the component finds 14 chains.',
      tip: 'A packaged component has another id than one from a folder: `ext:bike_shop:StockLookup@official` instead of `@extra`. In older flows, replace the copy on the canvas by the packaged one.',
      adds: ['server'],
      facts: ['4.5-1', '4.5-2', '4.5-5', '1.1-7', '1.3-15', '2.5-3', '2.5-4'],
    },
    {
      title: 'Release a change',
      instruction: [
        'Let a colleague ask for more: a `currency` field in **Stock Lookup** with the value `EUR`. Add the input, a test, and an entry in the change log. Raise the version to 1.1.0 in both `pyproject.toml` and `extension.json`, build in the first environment, and install the new file in the second.',
        'Decide how others get it. A file or an internal package index suits a company, and `twine upload dist/*` publishes it for the whole world. Publishing is hard to take back, so agree on a licence and an owner first.',
        'You now know enough for the Knowledge Test of this level.',
      ],
      expect: 'The second server lists version 1.1.0 after a restart, and a flow made with 1.0.0 still runs.',
      facts: ['4.5-8', '4.5-12', '4.5-20'],
    },
  ],
  resources: [
    {
      title: 'BUNDLE_API.md',
      href: tool.source('BUNDLE_API.md'),
      description: 'The contract between the product and packages.',
    },
    {
      title: 'Schema of the manifest',
      href: tool.docs('extensions-manifest'),
      description: 'Every key that extension.json may have.',
    },
  ],
  links: [
    {
      title: 'Build an extension',
      href: tool.docs('extensions-quickstart'),
      description: 'The short guide of the project.',
    },
    {
      title: 'Extensions',
      href: tool.docs('extensions-overview'),
      description: 'How packages are found and named.',
    },
    {
      title: 'Contribute a bundle',
      href: tool.docs('contributing-bundles'),
      description: 'When your library should become part of the product.',
    },
    {
      title: 'Versions of lfx',
      href: tool.docs('lfx-compatibility'),
      description: 'Which release fits which.',
    },
  ],
};
