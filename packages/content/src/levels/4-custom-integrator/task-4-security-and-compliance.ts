import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { CALLER_LINES, CODE_LINES, NAME_PROBE, RISK_LIST, SECURE_ENV } from './security-snippets.js';

export const securityAndCompliance: AuthoredTask = {
  title: 'Security & Compliance',
  description:
    'Turn an open installation into one with accounts, keys, restricted code and a written risk list.',
  duration: 'Week 3-4',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 150, most: 180 },
  introduction: [
    `A fresh ${tool.name} on your own computer signs everyone in and runs any code. That is fine for one learner and wrong for a team. You will set up a second, closed server for the bicycle shop, try to break in, then close each gap.`,
    "You'll end up with a **risk list**: for each danger the control, the day you tried it, and what remains. No model is needed. The commands are written for macOS and Linux; on Windows, run them in Git Bash or WSL.",
  ],
  flow: drawFlow({
    title: 'Where a request meets a control',
    nodes: {
      browser: { title: 'Browser', detail: 'a person', outputs: ['Sign-in: Request'] },
      program: { title: 'Other program', detail: 'with an API key', outputs: ['Call: Request'] },
      accounts: {
        title: 'Accounts and keys',
        detail: 'who are you?',
        inputs: ['Request: Request'],
        outputs: ['User: Identity'],
      },
      policies: { title: 'Policies', detail: 'what may run?', outputs: ['Limits: Rule'] },
      server: {
        title: 'Server process',
        detail: 'one code, disk and network for all users',
        inputs: ['User: Identity', 'Limits: Rule'],
        outputs: ['Records: Record'],
      },
      database: { title: 'Database', detail: 'stored secrets encrypted', inputs: ['Records: Record'] },
      secondServer: { title: 'Second tenant', detail: 'own process, disk, network, database' },
    },
    connections: [
      'browser.Sign-in -> accounts.Request',
      'program.Call -> accounts.Request',
      'accounts.User -> server.User',
      'policies.Limits -> server.Limits',
      'server.Records -> database.Records',
    ],
    portColors: { Request: '#4f46e5', Identity: '#0d9488', Rule: '#c2410c', Record: '#dc2626' },
  }),
  steps: [
    {
      title: 'Start the risk list',
      instruction: [
        'Save the table below as `risks.md` in `bike-shop`. You fill in the last three columns during this task.',
        `Write one sentence above it, because everything else rests on it: ${tool.name} does not isolate its users from each other inside one process, and it does not restrict what a flow does to disk or network. Whoever may build a flow may run code.`,
      ],
      snippets: [{ label: 'Content of risks.md', language: 'markdown', code: RISK_LIST }],
      expect: 'You have a table with six risks and no answers yet.',
      adds: ['browser', 'program', 'server', 'database'],
      facts: ['4.4-1', '4.4-2'],
    },
    {
      title: 'Prepare a closed server',
      instruction: [
        'Make a folder `secure-lab` in `bike-shop`. Save the second snippet as `secure.env`, with the full path of that folder, a password of your own, and the key that the first snippet prints. The path gives this server a database of its own, so your flows are not touched.',
        'The other lines switch off automatic sign-in, public sign-up and the command that makes superusers, and they keep new accounts inactive.',
      ],
      snippets: [
        {
          label: 'Generate a secret key',
          language: 'bash',
          code: 'python3 -c "from secrets import token_urlsafe; print(token_urlsafe(32))"',
        },
        { label: 'Content of secure.env', language: 'bash', code: SECURE_ENV },
      ],
      expect: 'The file has nine lines, and no placeholder is left in it.',
      warning:
        'Stored secrets are encrypted with `LANGFLOW_SECRET_KEY`. Keep it safe, use the same one on all servers that share a database, and never commit this file.',
      facts: ['4.4-5', '4.4-6', '4.4-18', '2.5-4', '2.5-16', '2.5-18', '1.1-18'],
    },
    {
      title: 'Start it and sign in',
      instruction: [
        `Stop your other server, start this one and open \`http://localhost:${tool.defaultPort}\` in a private window. Sign in as \`shop-admin\`.`,
        'Then try to start it once with the password `langflow`, and once without a password. Put yours back afterwards.',
      ],
      snippets: [
        {
          label: 'Start the closed server',
          language: 'bash',
          code: 'uv run langflow run --env-file secure.env',
        },
      ],
      expect: 'You meet a sign-in page. Neither of the two weak starts succeeds.',
      tip: '**Changed in 1.11:** older versions brought a default password, which old guides still name. It is refused now.',
      facts: ['4.4-5', '0.4', '2.5-3', '5.4-3'],
    },
    {
      title: 'Tell keys apart',
      instruction: [
        'There are three kinds of credentials: keys for **calling the server**, keys of **providers** that components use, and the settings of the server itself. Create one of the first kind under **Settings**, **Langflow API Keys**, **Add New**, **Generate API Key**.',
        'Run the first snippet in a second terminal, then both requests. A key has the rights of the person who made it, so give each program its own and revoke it when the program goes.',
      ],
      snippets: [
        {
          label: 'Set the address and your key',
          language: 'bash',
          code: `export LANGFLOW_URL=http://localhost:${tool.defaultPort}\nexport LANGFLOW_API_KEY=YOUR_API_KEY`,
        },
        {
          label: 'Ask who you are, without a key',
          language: 'bash',
          code: 'curl -i "$LANGFLOW_URL/api/v1/users/whoami"',
        },
        {
          label: 'Ask who you are, with your key',
          language: 'bash',
          code: 'curl -i "$LANGFLOW_URL/api/v1/users/whoami" -H "x-api-key: $LANGFLOW_API_KEY"',
        },
      ],
      expect:
        'The first request is refused. The second describes the user `shop-admin`. Enter date and result in `risks.md`.',
      adds: ['accounts'],
      facts: ['4.4-3', '4.4-4', '4.4-6', '2.1-12', '5.4-5'],
    },
    {
      title: 'Add a colleague',
      instruction: [
        '**Changed in 1.12:** accounts are managed by API, the admin page is gone. Create an account for Mia with the first request and copy the `id` from its reply.',
        'Try to sign in as `mia` in another private window. Then activate the account with the second request, and try again.',
      ],
      snippets: [
        {
          label: 'Create an account',
          language: 'bash',
          code: `curl -X POST "$LANGFLOW_URL/api/v1/users/" \\\n  -H "Content-Type: application/json" -H "x-api-key: $LANGFLOW_API_KEY" \\\n  -d '{"username":"mia","password":"choose-another-one"}'`,
        },
        {
          label: 'Activate it',
          language: 'bash',
          code: `curl -X PATCH "$LANGFLOW_URL/api/v1/users/USER_ID" \\\n  -H "Content-Type: application/json" -H "x-api-key: $LANGFLOW_API_KEY" \\\n  -d '{"is_active":true}'`,
        },
      ],
      expect:
        'Mia is turned away at first. After the second request she gets in, to a Projects page without your flows.',
      warning:
        'The seeded roles viewer, developer and admin are not enforced in the open-source version. Do not list them as a control.',
      facts: ['4.4-6', '4.4-14', '5.4-13', '0.4', '1.2-20'],
    },
    {
      title: 'See what accounts do not separate',
      instruction: [
        'As Mia, create a **Blank Flow**, add a **New Custom Component**, paste the code below and run it. It lists names of environment variables and leaves their values alone.',
        'Mia is no administrator, and still her code reads what belongs to the server process. Code that shows names could show values, too. This is why tenants that must not trust each other need a server each: own process, disk, network and database.',
      ],
      snippets: [{ label: 'Name Probe, complete', language: 'python', code: NAME_PROBE }],
      expect: 'Look for `LANGFLOW_SECRET_KEY` and `LANGFLOW_SUPERUSER_PASSWORD` in the list.',
      warning: 'Run this on your own lab server only. On a server of others, it is an attack.',
      facts: ['4.4-1', '4.4-2', '5.1-18', '5.1-19', '4.1-9'],
    },
    {
      title: 'Restrict the code',
      instruction: [
        'Add the first line below to `secure.env` to block new code for everyone. The second keeps your own components available: what comes from that folder stays allowed. Restart from `bike-shop`.',
        'As Mia, try **New Custom Component** and **Code** again, then use **Stock Lookup** from the sidebar. Run the flow with Name Probe as well and note what happens.',
      ],
      snippets: [{ label: 'Lines to add', language: 'bash', code: CODE_LINES }],
      expect: 'Nobody can bring in new code, and your reviewed components still work.',
      tip: 'The switch is marked as beta. A milder one, `LANGFLOW_CUSTOM_COMPONENT_ADMIN_ONLY=true`, leaves code to superusers. Neither replaces an isolated server.',
      adds: ['policies'],
      facts: ['4.4-12', '4.1-20', '4.1-10'],
    },
    {
      title: 'Limit callers and origins',
      instruction: [
        'Add the lines below and restart. They name the web addresses that may call from a browser, limit sign-ins, forbid callers to change fields, guard outgoing requests, keep an audit log, and switch off telemetry. The log works even without role checks.',
        'Test one of them: enter a wrong password six times within a minute.',
      ],
      snippets: [{ label: 'Lines to add', language: 'bash', code: CALLER_LINES }],
      expect: 'The sixth try is refused for about a minute, whatever the password.',
      warning:
        'Out of the box, every origin may call with credentials, and sign-ins are limited to five a minute per address. In production, use HTTPS and your real address here.',
      facts: ['4.4-9', '4.4-10', '4.4-14', '4.4-20', '4.4-22', '4.3-13', '4.3-17'],
    },
    {
      title: 'Finish the risk list',
      instruction: [
        'Fill every row with a date, what remains and an owner. Add two of your own: who may read the stored chats, and how the secret key is changed. For the key, the security policy of the project describes a script that encrypts stored values anew.',
        'For personal data, think in layers. **Guardrails** can spot it in a text, but a model judges and can miss it. TLS protects the way to the server and to PostgreSQL, encryption at rest the disk. Rules such as the GDPR also ask for reasons and deadlines, and those only people can write.',
        'Stop the lab server and start your usual one.',
      ],
      expect: 'A colleague understands from `risks.md` what is safe, what is not, and whom to ask.',
      adds: ['secondServer'],
      facts: ['4.4-11', '4.4-16', '4.4-19', '4.4-20', '2.4-2'],
    },
  ],
  resources: [
    {
      title: 'Source and security policy',
      href: tool.links.repository,
      description: 'Look for SECURITY.md: reporting a weakness, changing the secret key.',
    },
  ],
  links: [
    {
      title: 'Security',
      href: tool.docs('security'),
      description: 'What the project promises and what it does not.',
    },
    {
      title: 'API keys and authentication',
      href: tool.docs('api-keys-and-authentication'),
      description: 'Every setting of this task and more.',
    },
    {
      title: 'Block custom components',
      href: tool.docs('deployment-block-custom-components'),
      description: 'The switches for code and their limits.',
    },
    {
      title: 'Authorization',
      href: tool.docs('authorization'),
      description: 'Roles, shares and the audit log.',
    },
  ],
};
