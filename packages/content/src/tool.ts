const DOCS = 'https://docs.langflow.org';
const REPOSITORY = 'https://github.com/langflow-ai/langflow';
/** The release that the lessons are carried out in. */
const RELEASE = '1.13.0';
const STARTER_PROJECTS = 'src/backend/base/langflow/initial_setup/starter_projects';

/** A page of the documentation; that of the newest release has no number in its address. */
const docs = (slug: string): string => `${DOCS}/${slug}`;

/** A file or folder of the source, as it is in that release. */
const source = (path: string): string => `${REPOSITORY}/blob/v${RELEASE}/${path}`;

/** The source of a template that comes with the product. */
const template = (name: string): string => source(`${STARTER_PROJECTS}/${encodeURIComponent(name)}.json`);

/** The product this course teaches: its name, links and facts, in one place. */
export const tool = {
  name: 'Langflow',
  /** The release that the lessons are carried out in. */
  release: RELEASE,
  defaultPort: 7860,
  defaultAddress: 'http://127.0.0.1:7860',
  /** Colors of ports by their type, as in the tool's interface. */
  portColors: {
    Message: '#4f46e5',
    JSON: '#dc2626',
    Table: '#ec4899',
    LanguageModel: '#c026d3',
    Embeddings: '#10b981',
    Memory: '#f97316',
    Tool: '#06b6d4',
  },
  links: {
    documentation: DOCS,
    installation: docs('get-started-installation'),
    releaseNotes: `${DOCS}/release-notes`,
    repository: REPOSITORY,
    issues: `${REPOSITORY}/issues`,
    discussions: `${REPOSITORY}/discussions`,
    releases: `${REPOSITORY}/releases`,
    chat: 'https://discord.gg/EqksyE2EX9',
    website: 'https://www.langflow.org',
    desktop: 'https://www.langflow.org/desktop',
    profile: 'https://x.com/langflow_ai',
    videos: 'https://www.youtube.com/@Langflow',
    dockerImage: 'https://hub.docker.com/r/langflowai/langflow',
  },
  docs,
  source,
  template,
} as const;

/** What is known of the taught product. */
export type Tool = typeof tool;
