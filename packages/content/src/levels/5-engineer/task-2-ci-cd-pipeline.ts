import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { breakFlow, instructions, tests } from './task-2-snippets.js';

export const ciCdPipeline: AuthoredTask = {
  title: 'CI/CD Pipeline Implementation',
  description: 'Keep flows in a repository and let a pipeline validate, test and release them.',
  duration: 'Week 2-3',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 240, most: 240 },
  introduction: [
    'The support desk of a bicycle shop depends on one flow, and several people edit it. You will keep that flow in Git. Each change then passes a structure check, a test with real answers and a review before it reaches customers.',
    'You need Git, a GitHub account, the installation of Level 1 with a model provider, and a second server that plays production. The bookshop stack of the previous task will do. GitHub cannot reach a server on your computer; steps 7 and 8 show the way around.',
  ],
  flow: drawFlow({
    title: 'The way of a change',
    portColors: { 'Flow JSON': '#4f46e5', Result: '#0d9488' },
    nodes: {
      editor: { title: 'Editor', detail: 'local server', outputs: ['lfx pull: Flow JSON'] },
      request: {
        title: 'Pull request',
        detail: 'review by a person',
        inputs: ['Commit: Flow JSON'],
        outputs: ['Files: Flow JSON'],
      },
      validate: {
        title: 'langflow-validate',
        detail: 'structure, no secrets',
        inputs: ['Files: Flow JSON'],
        outputs: ['Check: Result'],
      },
      test: {
        title: 'langflow-test',
        detail: 'answers from staging',
        inputs: ['Files: Flow JSON'],
        outputs: ['Check: Result'],
      },
      push: {
        title: 'langflow-push',
        detail: 'production, after approval',
        inputs: ['Structure: Result', 'Answers: Result'],
      },
    },
    connections: [
      'editor.lfx pull -> request.Commit',
      'request.Files -> validate.Files',
      'request.Files -> test.Files',
      'validate.Check -> push.Structure',
      'test.Check -> push.Answers',
    ],
  }),
  steps: [
    {
      title: 'Prepare a flow and the tools',
      instruction: [
        'On your local server, create a project `Support Desk`, and in it a flow from **Basic Prompting** named `Bike Support`. Choose a model, and replace the text of **Prompt Template** with the one below. Set **Endpoint Name** to `bike-support` in **Share**, **API access**.',
        'Create a key under **Settings**, **Langflow API Keys**. Then install the tools into the environment of Level 1.',
      ],
      snippets: [
        { label: 'Instructions of the support desk', language: 'text', code: instructions },
        {
          label: 'Install the tools',
          language: 'bash',
          code: `uv pip install "lfx~=${tool.testedVersion}.0" "langflow-sdk[testing]"\nlfx --help`,
        },
      ],
      adds: ['editor'],
      expect: 'The flow answers in the Playground, and the help lists `init`, `pull`, `push` and `validate`.',
      facts: ['1.4-1', '2.1-10', '2.1-12', '4.3-16', '5.2-1', '5.2-8', '5.2-15'],
    },
    {
      title: 'Create the repository',
      instruction: [
        'Run the commands below and look around: workflows for GitHub, scripts for other systems in `ci/`, a folder for flows and one for tests. If `flows/` holds an example, delete it.',
        'Open `.lfx/environments.yaml` and keep its structure. Set the `url` of `local` to `http://127.0.0.1:7860` and that of `production` to your second server. `api_key_env` is the **name** of a variable; export a key of each server under the name that you find there.',
      ],
      snippets: [
        {
          label: 'Scaffold a project',
          language: 'bash',
          code: 'lfx init bike-flows\ncd bike-flows\ngit init -b main',
        },
        {
          label: 'Keys for this terminal (compare the names)',
          language: 'bash',
          code: 'export LANGFLOW_LOCAL_API_KEY=YOUR_LOCAL_KEY\nexport LANGFLOW_PROD_API_KEY=YOUR_PRODUCTION_KEY',
        },
      ],
      expect: 'The folder has `.github/workflows`, `.lfx`, `ci`, `flows` and `tests`.',
      warning: '`environments.yaml` may be committed. A `.env` file with real keys may not.',
      facts: ['5.2-2', '5.2-3', '5.2-9', '5.2-21'],
    },
    {
      title: 'Pull the flow and commit it',
      instruction: [
        'Pull the project and commit the file. Open it and find `id`: by this value, `lfx push` recognizes a flow and updates it instead of creating another one.',
        'Now change the opening hours in the editor, and ask for the status. Pull again, and read the difference before it is committed.',
      ],
      snippets: [
        {
          label: 'First commit',
          language: 'bash',
          code: 'lfx pull --env local --project "Support Desk"\ngit add .\ngit commit -m "Add Bike Support"',
        },
        {
          label: 'After the change in the editor',
          language: 'bash',
          code: 'lfx status --env local\nlfx pull --env local --project "Support Desk"\ngit diff\ngit commit -am "Change the opening hours"',
        },
      ],
      expect:
        '`flows/Bike_Support.json` exists. The status marks the flow with `↓ behind`, because the server is newer than the file. The difference shows your new hours.',
      tip: '`lfx status` ends with exit code 1 while anything is out of sync. Without `--project`, you pull all your flows.',
      facts: ['5.2-4', '5.2-5', '4.1'],
    },
    {
      title: 'Validate on your computer',
      instruction: [
        'Level 4 is the deepest check of the file: its structure, the types of its connections, required inputs and credentials. It does not look up whether each component exists.',
        'The commands below validate your flow, then a copy without a name. A check that you never saw fail is not worth much.',
      ],
      snippets: [{ label: 'Validate, break, validate', language: 'bash', code: breakFlow }],
      expect: 'The first run passes. The second rejects `broken.json` and prints `exit code 1`.',
      tip: 'Mismatched types and missing credentials are warnings. Leave `--strict` out: it turns every warning into a failure, also the one that the list of components could not be loaded. If your keys live in **Model Providers**, `--skip-credentials` silences the warning about them.',
      facts: ['5.2-6', '4.1'],
    },
    {
      title: 'Write tests for the answers',
      instruction: [
        'Replace `tests/test_flows.py` with the tests below and run them. They ask the live flow, so they cost a little model time.',
        'A model words its answer anew each time. Test facts that have to be there, never whole sentences.',
      ],
      snippets: [
        { label: 'tests/test_flows.py', language: 'python', code: tests },
        {
          label: 'Run the tests',
          language: 'bash',
          code: 'pytest tests/ -m integration --langflow-url http://127.0.0.1:7860 --langflow-api-key "$LANGFLOW_LOCAL_API_KEY"',
        },
      ],
      expect: 'Two tests pass.',
      failure:
        'Skipped tests mean that no connection was configured. If an option is unknown, look at the group for langflow in `pytest --help`.',
      facts: ['5.2-8', '5.2-11'],
    },
    {
      title: 'Let GitHub validate each change',
      instruction: [
        `In \`.github/workflows/langflow-validate.yml\`, replace \`pip install lfx\` with \`pip install "lfx~=${tool.testedVersion}.0"\`, so that a new release cannot surprise you. Commit, create an empty repository on GitHub and push.`,
        'Then change the phone number in the editor, pull it on a branch, and open a pull request. The workflow needs no secrets.',
      ],
      snippets: [
        {
          label: 'Publish the main branch',
          language: 'bash',
          code: 'git add .\ngit commit -m "Pin lfx, add tests"\ngit remote add origin YOUR_REPOSITORY_URL\ngit push -u origin main',
        },
        {
          label: 'Propose a change',
          language: 'bash',
          code: 'git switch -c new-phone\nlfx pull --env local --project "Support Desk"\ngit commit -am "Change the phone number"\ngit push -u origin new-phone',
        },
      ],
      adds: ['request', 'validate'],
      expect: 'The pull request shows a green check named after `lfx validate`.',
      failure:
        'The two other workflows fail until steps 7 and 8 are done. A warning that the list of components could not be loaded is no failure.',
      facts: ['5.2-7', '5.2-15', '0.4', '1.1-10'],
    },
    {
      title: 'Test against staging',
      instruction: [
        'Run the tests of step 5 again. One fails, because it still expects the old number. Adapt it on the same branch, commit and push; this is the moment for which pipelines exist.',
        '`langflow-test.yml` asks a **staging** server. In the GitHub settings of the repository, create an environment `staging` with the variable `LANGFLOW_STAGING_URL` and the secret `LANGFLOW_STAGING_API_KEY`. For `lfx push`, put the same address into `.lfx/environments.yaml`; the tests read `langflow-environments.toml`, which the workflow writes itself. The workflow tests what runs there, so run `lfx push --env staging` first.',
        'Without a server that GitHub can reach, move this workflow out of its folder, run the tests yourself and paste the result into the pull request.',
      ],
      adds: ['test'],
      expect: 'The old test fails, the adapted one passes, and the pull request says so.',
      facts: ['5.2-8', '5.2-5', '5.2-3'],
    },
    {
      title: 'Release after an approval',
      instruction: [
        '`langflow-push.yml` runs when `main` changes. It uses the environment `production`, the secret `LANGFLOW_PROD_API_KEY` and the address of your server; the comment at its top lists the names. Add yourself as a required reviewer, if your plan allows it, and merge.',
        'If GitHub cannot reach the server, release from your terminal after merging.',
      ],
      snippets: [
        {
          label: 'Release by hand',
          language: 'bash',
          code: 'git switch main\ngit pull\nlfx push --env production --project "Support Desk" --dry-run\nlfx push --env production --project "Support Desk"',
        },
      ],
      adds: ['push'],
      expect: 'Production lists **Bike Support**. A second push does not create a second flow.',
      warning:
        'Set up the model provider on production once. Check fields that a global variable fills, because the tool can empty them on the way.',
      facts: ['5.2-5', '5.2-9', '1.1-17'],
    },
    {
      title: 'Rehearse the way back',
      instruction: [
        'Open the merged pull request on GitHub, select **Revert**, let that change pass the same pipeline, and release it as in step 8. Note how long it takes from the decision to the old answer.',
        'Before an upgrade, ask what it would break. A flow without findings prints `All components are up to date.` Otherwise each node is reported as `[OK]`, `[SAFE]`, `[BREAKING]` or `[BLOCKED]`. For GitLab, a template with the stages validate, test and deploy exists as well.',
      ],
      snippets: [
        { label: 'Check for an upgrade', language: 'bash', code: 'lfx upgrade flows/Bike_Support.json' },
      ],
      expect: 'Production gives the old phone number again, and you know how many minutes that took.',
      warning: 'Push the old state to your local server too. Otherwise the next pull brings the change back.',
      facts: ['5.2-5', '5.2-10', '5.2-14'],
    },
  ],
  resources: [
    { title: 'Basic Prompting template', href: tool.template('Basic Prompting') },
    {
      title: 'Workflow templates',
      href: tool.source('src/lfx/src/lfx/templates'),
      description: 'For GitHub Actions, GitLab CI and plain shells.',
    },
  ],
  links: [
    { title: 'Flow DevOps Toolkit', href: tool.docs('flow-devops-sdk') },
    {
      title: 'Versions of LFX',
      href: tool.docs('lfx-compatibility'),
      description: 'With the upgrade check.',
    },
    {
      title: 'LFX on the command line',
      href: tool.source('src/lfx/README.md'),
      description: 'All commands, with examples.',
    },
  ],
};
