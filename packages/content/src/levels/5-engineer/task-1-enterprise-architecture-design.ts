import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { ask, compose, decision, makeEnv, requirements, scale } from './task-1-snippets.js';

export const enterpriseArchitectureDesign: AuthoredTask = {
  title: 'Enterprise Architecture Design',
  description: 'Draw, justify and try out a deployment for several teams with separate data.',
  duration: 'Week 1-2',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 180, most: 180 },
  introduction: [
    `A small IT service hosts ${tool.name} for a bicycle shop and a bookshop. Neither may ever see the data of the other. You will plan that platform, run both stacks on one machine, and test the walls between them.`,
    'You need Docker with Compose, Python, a Bash shell and about 6 GB of free memory. Only step 7 needs a model provider; read it without one, and do the rest.',
  ],
  flow: drawFlow({
    title: 'One stack per tenant',
    portColors: { Request: '#4f46e5', SQL: '#0d9488', Files: '#d97706', Jobs: '#db2777' },
    nodes: {
      people: { title: 'People and apps', outputs: ['Calls: Request'] },
      gateway: {
        title: 'Gateway',
        detail: 'encryption and sign-in',
        inputs: ['Calls: Request'],
        outputs: ['Bike shop: Request', 'Bookshop: Request'],
      },
      bikes: {
        title: `${tool.name} for bikes`,
        detail: 'own process and network',
        inputs: ['API: Request'],
        outputs: ['Tables: SQL', 'Volume: Files', 'Queue: Jobs'],
      },
      bikesDatabase: { title: 'PostgreSQL for bikes', inputs: ['Tables: SQL'] },
      bikesFiles: { title: 'Files of bikes', inputs: ['Volume: Files'] },
      bikesQueue: { title: 'Redis for bikes', detail: 'for several workers', inputs: ['Queue: Jobs'] },
      books: {
        title: `${tool.name} for books`,
        detail: 'own process and network',
        inputs: ['API: Request'],
        outputs: ['Tables: SQL', 'Volume: Files'],
      },
      booksDatabase: { title: 'PostgreSQL for books', inputs: ['Tables: SQL'] },
      booksFiles: { title: 'Files of books', inputs: ['Volume: Files'] },
    },
    connections: [
      'people.Calls -> gateway.Calls',
      'gateway.Bike shop -> bikes.API',
      'bikes.Tables -> bikesDatabase.Tables',
      'bikes.Volume -> bikesFiles.Volume',
      'bikes.Queue -> bikesQueue.Queue',
      'gateway.Bookshop -> books.API',
      'books.Tables -> booksDatabase.Tables',
      'books.Volume -> booksFiles.Volume',
    ],
  }),
  steps: [
    {
      title: 'Collect the requirements',
      instruction: [
        'Fill in the sheet below for both shops. Guess what you do not know, and mark each guess with a question mark so that somebody can check it.',
        'Add a line for everything that would change your design. A helper for six colleagues and a chat on a public website need different platforms, even with the same flow.',
      ],
      snippets: [{ label: 'Requirement sheet', language: 'markdown', code: requirements }],
      expect: 'Both columns are full, and you can say which shop is more demanding, and why.',
      facts: ['5.5-4'],
    },
    {
      title: 'Choose a type of deployment',
      instruction: [
        `There are two types. The **${tool.name} IDE** has the editor and the API; people build in it. The **${tool.name} runtime** has no editor and only serves the API, with \`LANGFLOW_BACKEND_ONLY\` switched on. The usual advice is to build in one and to serve from the other: the runtime offers less to attack, and it grows on its own.`,
        'Published minimums for an IDE are 512 MB for the frontend and 1 GB for the backend. For a runtime, they are three copies with 2 GB and one CPU each. On Kubernetes, the Helm charts `langflow-ide` and `langflow-runtime` match the two types.',
      ],
      expect: 'Your sheet names a type, a number of copies and the memory for each shop.',
      tip: 'Minimums are a start, not a promise. Plan a load test before you sign anything.',
      facts: ['5.1-1', '5.1-2', '5.1-4', '5.1-6'],
    },
    {
      title: 'Draw the walls',
      instruction: [
        'Different neighbors need different walls. A **session ID** separates conversations. An **account** owns its flows and keys. Neither is a security boundary, because everybody on one server shares its process, disk, environment variables and tracing.',
        'Tenants therefore get separate processes, disks, networks, databases and credentials, and sign-in is enforced outside the container as well. Draw your own picture: one box per process, one line per connection. Cross out each line that nobody can justify.',
      ],
      adds: ['people', 'gateway'],
      expect: 'In your drawing, no line leads from one shop to the storage of the other.',
      warning:
        'Two projects on one server look tidy, but a custom component in one can read the files of the other.',
      facts: ['5.1-17', '5.1-18', '5.1-19', '4.4-1', '4.4-2'],
    },
    {
      title: 'Describe the stack once',
      instruction: [
        `Save the first two listings in a new folder \`platform\`, then run the commands. \`compose.yaml\` describes any tenant: ${tool.name} with its own PostgreSQL. Version 15 or later is recommended, and this file uses 16. The script invents the secrets of one tenant.`,
        `Look up the newest 1.12 tag on [Docker Hub](${tool.links.dockerImage}) and put it into both env files. For production, record the digest too.`,
      ],
      snippets: [
        { label: 'compose.yaml', language: 'yaml', code: compose },
        { label: 'make_env.py', language: 'python', code: makeEnv },
        {
          label: 'Write the settings of both tenants',
          language: 'bash',
          code: 'python3 make_env.py bikes 7861\npython3 make_env.py books 7862',
        },
      ],
      adds: ['bikes', 'bikesDatabase', 'bikesFiles'],
      expect: 'The folder holds `bikes.env` and `books.env`, and they share no secret.',
      warning:
        'Keep env files out of Git. The secret key encrypts stored credentials, so back it up apart from the database.',
      facts: ['5.1-7', '5.1-20', '5.1-21', '2.5-4', '2.5-16', '4.4-5', '4.4-6'],
    },
    {
      title: 'Start the first tenant',
      instruction: [
        'Start the bike shop and follow its log. When no new lines appear, press `Ctrl+C` to stop following the log and ask for the health and the version.',
        'Then open `http://127.0.0.1:7861` and sign in as `admin`, with the password from `bikes.env`.',
      ],
      snippets: [
        {
          label: 'Start it and follow the log',
          language: 'bash',
          code: 'docker compose --project-name bikes --env-file bikes.env up --detach\ndocker logs --follow bikes-langflow-1',
        },
        {
          label: 'Check it',
          language: 'bash',
          code: 'curl http://127.0.0.1:7861/health_check\ncurl http://127.0.0.1:7861/api/v1/version',
        },
      ],
      expect: 'Both calls answer, and after signing in you see the **Projects** page.',
      failure: 'The first start takes minutes. Until it is done, a refused connection is normal.',
      facts: ['5.2-18', '4.4-5', '1.1-6'],
    },
    {
      title: 'Start the second tenant and test the wall',
      instruction: [
        'Start the bookshop and sign in there too. In the bike shop, create a key under **Settings**, **Langflow API Keys**, **Add New**, **Generate API Key**.',
        'Send that key to both servers, then list networks and volumes.',
      ],
      snippets: [
        {
          label: 'Start the bookshop',
          language: 'bash',
          code: 'docker compose --project-name books --env-file books.env up --detach',
        },
        {
          label: 'Test the wall',
          language: 'bash',
          code: 'export BIKES_KEY=YOUR_API_KEY\ncurl -i http://127.0.0.1:7861/api/v1/users/whoami -H "x-api-key: $BIKES_KEY"\ncurl -i http://127.0.0.1:7862/api/v1/users/whoami -H "x-api-key: $BIKES_KEY"\ndocker network ls\ndocker volume ls',
        },
      ],
      adds: ['books', 'booksDatabase', 'booksFiles'],
      expect:
        'The bike shop answers with your account; the bookshop refuses the key. Networks and volumes start with `bikes_` or `books_`.',
      warning:
        'Both stacks still share one machine. Tenants who may attack each other belong on separate machines.',
      facts: ['5.1-18', '4.4-4', '4.4-6', '2.1-12'],
    },
    {
      title: 'Separate the users of one tenant',
      instruction: [
        'In the bike shop, create a flow from **Simple Agent** and choose a model. Copy the flow ID from the address in **Share**, **API access**. The agent remembers messages per session, and the calls below use one session for each user.',
        'Without a session ID, the flow ID takes its place, and all callers share one conversation.',
      ],
      snippets: [{ label: 'Two users, two sessions', language: 'bash', code: ask }],
      expect: 'Ben is told nothing about the Comet. Ada is.',
      warning:
        'A session ID is a label, not a proof. Let your application derive it from its own sign-in; a caller who may choose it can read other conversations.',
      facts: ['5.1-17', '2.4-3', '2.4-10', '2.4-12', '1.4', '1.5-2'],
    },
    {
      title: 'Plan for more load',
      instruction: [
        'One worker is the default. Several workers need a shared job queue: with `LANGFLOW_WORKERS=2` and the queue still in memory, the server refuses to start. Save the listing as `scale.yaml`, restart the bike shop with both files, and ask for the queue with a key of the administrator.',
        'Several servers also need shared files, for example in S3, and one database for all of them.',
      ],
      snippets: [
        { label: 'scale.yaml', language: 'yaml', code: scale },
        {
          label: 'Restart with workers and check the queue',
          language: 'bash',
          code: 'docker compose --project-name bikes --env-file bikes.env -f compose.yaml -f scale.yaml up --detach\ncurl http://127.0.0.1:7861/api/v1/monitor/job_queue -H "x-api-key: $BIKES_KEY"',
        },
      ],
      adds: ['bikesQueue'],
      expect: 'The answer names Redis as the backend of the queue.',
      tip: 'All workers must use the same queue settings. Give each tenant its own Redis. Rate limits count per worker, unless `LANGFLOW_RATE_LIMIT_STORAGE_URI` points to Redis too.',
      facts: ['5.1-9', '5.1-12', '5.1-13', '5.1-14', '5.1-15', '2.5-4'],
    },
    {
      title: 'Plan for failure and record the decision',
      instruction: [
        'Known weak spots are the database, a shared cache folder, a single server and external services. Without its database, sign-in, saving and settings fail. Back it up before each change of version: after a migration, only that backup leads back.',
        'Since 1.12, `LANGFLOW_DEPLOYMENT_PROFILE=prod` refuses to start without PostgreSQL, external object storage, an explicit secret key and pgvector. Note what your stack lacks, and fill in the record. For extra practice, restore the backup into a third stack.',
      ],
      snippets: [
        {
          label: 'Back up the bike shop, then pause it',
          language: 'bash',
          code: 'docker exec bikes-postgres-1 pg_dump -U langflow langflow > bikes.sql\ndocker compose --project-name bikes --env-file bikes.env -f compose.yaml -f scale.yaml stop',
        },
        { label: 'Decision record', language: 'markdown', code: decision },
      ],
      expect: 'A colleague can read from your record what you chose, what it costs and what is missing.',
      facts: ['5.1-10', '5.1-11', '5.1-16', '5.1-21', '5.1-22'],
    },
  ],
  resources: [
    {
      title: 'Choose a Docker image',
      href: tool.docs('deployment/docker-image-profiles'),
      description: 'What the three images contain.',
    },
    {
      title: 'Helm charts',
      href: 'https://github.com/langflow-ai/langflow-helm-charts',
      description: 'For a cluster instead of Compose.',
    },
  ],
  links: [
    { title: 'Architecture on Kubernetes', href: tool.docs('deployment-architecture') },
    { title: 'Production practices', href: tool.docs('deployment-prod-best-practices') },
    { title: 'Several workers', href: tool.docs('deployment-multi-worker') },
    { title: 'Security', href: tool.docs('security'), description: 'Who is responsible for isolation.' },
  ],
};
