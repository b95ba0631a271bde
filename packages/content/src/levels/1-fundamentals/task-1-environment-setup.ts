import type { AuthoredTask } from 'course-kit/model';
import { tool } from '../../tool.js';
import { components } from '../../components.js';
import { basicPrompting } from './flows.js';

export const environmentSetup: AuthoredTask = {
  title: 'Environment Setup',
  description: `Install ${tool.name} on your computer, start it, connect a model and get a first answer.`,
  duration: '1-2 hours',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 45, most: 90 },
  introduction: [
    `By the end of this task ${tool.name} runs on your own computer and answers a message. Everything else in this course happens in that installation, so take your time here.`,
    'You will use the Python package inside a virtual environment. It works the same way on macOS, Linux and Windows, it gives you the command line that later levels need, and you can delete it without leaving traces in your other projects.',
  ],
  flow: basicPrompting('Basic Prompting', components.promptTemplate),
  steps: [
    {
      title: 'Choose an installation route',
      instruction: [
        `There are four ways to get ${tool.name}: the Desktop application, a Docker image, the Python package and the source code. This task uses the **Python package**.`,
        `Would you rather click than type? [${tool.name} Desktop](${tool.links.desktop}) has installers for macOS 13 or later and for Windows, and it is enough for the other tasks of this level. It has no command line and no **Shareable Playground**, so plan to add the Python package later.`,
        'If you already work with Docker, the command below replaces steps 2 to 5: choose your own password, open the address of step 5 and sign in with the name and the password from the command.',
      ],
      snippets: [
        {
          label: 'Docker instead of Python (choose your own password)',
          language: 'bash',
          code: `docker run -p ${tool.defaultPort}:${tool.defaultPort} -e LANGFLOW_AUTO_LOGIN=false -e LANGFLOW_SUPERUSER=admin -e LANGFLOW_SUPERUSER_PASSWORD=choose-your-own langflowai/langflow:latest`,
        },
      ],
      expect: 'You know which route you take. The next steps assume the Python package.',
      tip: '**Changed in 1.11:** the Docker image no longer signs you in by itself. A shorter `docker run` line from an older tutorial stops with a complaint about the missing password.',
      facts: ['1.1-1', '1.1-2', '1.1-3', '1.1-11', '2.5-4'],
    },
    {
      title: 'Check what your computer needs',
      instruction: [
        `${tool.name} ${tool.testedVersion} runs on **Python 3.10 to 3.14**, on every operating system. Releases 1.8 and 1.9 were narrower: Python 3.10 to 3.13 on macOS and Linux, and 3.10 to 3.12 on Windows. If you have to use one of those, choose Python 3.12 and you are safe everywhere.`,
        'For hardware, two processor cores and 2 GB of memory are the minimum; 4 GB or more makes the work pleasant. Chrome is the recommended browser, but not a requirement.',
        'You also need `uv`, a fast installer for Python packages. [Install uv](https://docs.astral.sh/uv/getting-started/installation/) if the second command below is not found.',
      ],
      snippets: [
        { label: 'Show the Python version', language: 'bash', code: 'python3 --version' },
        { label: 'Show the uv version', language: 'bash', code: 'uv --version' },
      ],
      expect:
        'The first command prints a version between 3.10 and 3.14, the second prints a version of `uv`.',
      tip: 'On Windows, Python is usually called `python` instead of `python3`.',
      facts: ['1.1-4', '0.2', '0.3'],
    },
    {
      title: 'Create a virtual environment',
      instruction: [
        `A virtual environment is a folder with its own set of Python packages. Open a terminal in the folder where you want to keep your course work and create one named \`langflow-course\`.`,
        'Then activate it, so that the next commands land in that folder. Activation lasts until you close the terminal.',
      ],
      snippets: [
        { label: 'Create the environment', language: 'bash', code: 'uv venv langflow-course' },
        {
          label: 'Activate it on macOS or Linux',
          language: 'bash',
          code: 'source langflow-course/bin/activate',
        },
        {
          label: 'Activate it on Windows',
          language: 'powershell',
          code: 'langflow-course\\Scripts\\activate',
        },
      ],
      expect: 'Your prompt now starts with `(langflow-course)`.',
      warning: `Keep using this one environment. ${tool.name} stores its database inside it by default, so a second environment starts without your flows.`,
      facts: ['1.1-5', '1.1-18'],
    },
    {
      title: `Install ${tool.name}`,
      instruction: [
        'Run the first command and give it a few minutes: it downloads many packages. The second command asks the installation for its version.',
        `If you want to stay on the release this course was written for, even after a newer one appears, use the third command instead of the first.`,
        '**Changed in 1.12:** the package brings a selected set of providers, among them OpenAI, Anthropic, Google and Ollama. Components of other providers still appear in the editor, and when a package is missing, the error message names it.',
      ],
      snippets: [
        { label: 'Install the newest release', language: 'bash', code: 'uv pip install langflow' },
        { label: 'Show the installed version', language: 'bash', code: 'langflow --version' },
        {
          label: `Install release ${tool.testedVersion} instead`,
          language: 'bash',
          code: `uv pip install "langflow==${tool.testedVersion}.*"`,
        },
      ],
      expect: `The installation ends without an error, and the second command prints a version number.`,
      failure:
        'Plain `pip` can get stuck while it works out which versions fit together; `uv` does not. If a build fails on Linux, install the packages `build-essential` and `python3-dev` and try again.',
      facts: ['1.1-5', '1.1-8', '1.1-9', '1.1-10', '1.1-13', '1.1-14'],
    },
    {
      title: `Start ${tool.name} and open it`,
      instruction: [
        'Start the server and leave its terminal open: closing it stops the server. The first start takes longer than all later ones.',
        `When the terminal shows an address, open it in your browser. Normally that is [${tool.defaultAddress}](${tool.defaultAddress}), because **${tool.defaultPort}** is the default port.`,
      ],
      snippets: [
        { label: 'Start the server', language: 'bash', code: 'uv run langflow run' },
        { label: 'Start it on another port', language: 'bash', code: 'uv run langflow run --port 7861' },
      ],
      expect: `The browser shows ${tool.name}. You are not asked for a password: a fresh Python installation signs you in on its own.`,
      failure: `If another program already uses port ${tool.defaultPort}, the server takes a free one instead. Use the address in the terminal rather than the one you remember.`,
      facts: ['1.1-5', '1.1-6', '1.1-7', '1.1-15'],
    },
    {
      title: 'Connect a model provider',
      instruction: [
        `${tool.name} brings no language model of its own; it calls the one you choose. Select your profile icon, then **Settings** and **Model Providers**.`,
        'Pick a provider you have an account with, paste your key into **API Key** and select **Save**. Then enable at least one entry under **Language Models**.',
        'No key at hand? With [Ollama](https://ollama.com) installed you can run a model on your own computer and choose it here as the provider. Pick a small model if your memory is short.',
      ],
      expect: 'The provider is set up and at least one of its language models is switched on.',
      warning:
        'Each provider takes a single key, and most bill for what you use. Never type a key into a note or a prompt; this page is the place for it.',
      facts: ['1.1-17', '5.4-15'],
    },
    {
      title: 'Get your first answer',
      instruction: [
        'Go back to the **Projects** page and select **New Flow**. An empty flow opens and asks **What do you want to build?** Select **Browse more...** below that question, go to **All templates** and choose **Basic Prompting**: a flow with four connected components opens.',
        'In the **Language Model** component, choose one of the models you enabled. Select **Playground**, paste the message below and send it.',
      ],
      snippets: [
        {
          label: 'First message',
          language: 'text',
          code: 'Hello! In two sentences, what could I build with you this week?',
        },
      ],
      expect:
        'After a moment, the Playground shows an enthusiastic answer. Your installation works from end to end.',
      failure:
        'A message about a missing key means that the key is absent, mistyped, or belongs to an account without permission or credit. Correct it under **Model Providers** and send again.',
      adds: ['question', 'prompt', 'model', 'answer'],
      facts: ['1.1', '1.4-1', '1.4-3', '1.4-4', '1.4-18'],
    },
    {
      title: 'Stop, restart and look after your work',
      instruction: [
        'Press `Ctrl+C` in the terminal to stop the server. Start it again with the command of step 5 and reload the page: your flow is still there, because it lives in the database and not in the browser.',
        'Optional: to keep that database outside of the environment, put the line below into a file named `.env` and start the server with the second command. The server then begins with a new, empty database, so now is the best time, and you connect your model once more.',
        'Before you ever upgrade, export your projects, install the new release into a second environment, and check there that everything still runs.',
      ],
      snippets: [
        {
          label: 'Line for the .env file (optional)',
          language: 'bash',
          code: 'LANGFLOW_SAVE_DB_IN_CONFIG_DIR=True',
        },
        { label: 'Start with the .env file', language: 'bash', code: 'uv run langflow run --env-file .env' },
      ],
      expect: 'After a plain restart, you find your Basic Prompting flow again.',
      failure:
        'In a new terminal, activate the environment first. Otherwise the command `langflow` is not found.',
      facts: ['1.1-16', '1.1-18', '1.1-20'],
    },
  ],
  resources: [
    {
      title: `${tool.name} Desktop`,
      href: tool.links.desktop,
      description: 'Installers for macOS and Windows; the page asks for contact details first.',
    },
    {
      title: 'Docker image',
      href: tool.links.dockerImage,
      description: 'The official image and its versions.',
    },
    {
      title: 'Install uv',
      href: 'https://docs.astral.sh/uv/getting-started/installation/',
      description: 'One command for each operating system.',
    },
  ],
  documentation: [
    { title: `Install ${tool.name}`, href: tool.links.installation },
    { title: 'Environment variables', href: tool.docs('environment-variables') },
    { title: 'Command line options', href: tool.docs('configuration-cli') },
    { title: 'Troubleshooting', href: tool.docs('troubleshoot') },
  ],
  links: [
    { title: 'Release notes', href: tool.links.releaseNotes, description: 'What each release changed.' },
    { title: 'Community chat', href: tool.links.chat, description: 'Ask when an installation gets stuck.' },
  ],
};
