import type { Flow, TaskExercise } from '@course-kit/flow/model';

/** A colour on light and on dark pages. */
export type ColorPair = readonly [light: string, dark: string];

/** What makes a site look and answer as its owner's. */
export interface Brand {
  /** Stands below the site's name on every page, in the course's language. @default 'Lessons, tests and certificates' */
  readonly tagline?: string;
  /** What search engines and previews say of the site: 50 to 160 characters. @default a sentence with the tool's name */
  readonly description?: string;
  /** Who runs the site, in English: begins the privacy policy. @default that the course is about the tool */
  readonly about?: string;
  /** Where questions about privacy go. */
  readonly privacyMailbox: string;
  /** The day from which the privacy policy applies, as in `2026-11-27`. @default the policy names none */
  readonly privacyDate?: string;
  /**
   * The form of the repository's issues in which learners say that a step is wrong, such as
   * `https://github.com/owner/name/issues/new?template=wrong-step.yml`; `release`, `lesson` and `step` are filled in.
   * Absent: steps have no link to it.
   */
  readonly wrongStepForm?: string;
  /** Begins the keys of what the browser remembers of the site itself, such as its theme. */
  readonly storageKey: string;
  /** Stands in front of the keys of progress in the browser. Absent: the course's own name. */
  readonly progressPrefix?: string;
  /** The kit's colours that are the brand's own, by the token's name: `accent` is `--ck-color-accent`. */
  readonly colors: Readonly<Record<string, ColorPair>> & {
    /** The page's background, which browsers give their own frame too. */
    readonly canvas: ColorPair;
  };
}

/** What the course teaches, and where to find it. */
export interface TaughtTool {
  /** As the pages name it, such as `Langflow` or `Sourdough`. */
  readonly name: string;
  /** Whole addresses. What has none is not linked to. */
  readonly links: Readonly<
    Partial<Record<'documentation' | 'installation' | 'repository' | 'chat' | 'website' | 'profile', string>>
  >;
}

/** A flow on the landing page in which a connection is missing, and what is asked of it. In the language of the course. */
export interface TryOut {
  /** As it is in the end, with a place for each component. */
  readonly flow: Flow;
  /** Which of its connections are missing. */
  readonly exercise: TaskExercise;
  /** What goes into the flow, and what comes out of it without the connection and with it. */
  readonly chat: {
    readonly asked: string;
    readonly without: string;
    readonly answer: string;
  };
}

/** The languages that a site can speak besides English, as BCP 47 tags. */
export const TRANSLATED = ['de', 'es', 'fr', 'pt-BR', 'ja', 'zh-Hans', 'ar', 'he'] as const;

/**
 * Texts of the pages by module and key, as in `{ landing: { title: 'Tie knots that hold' } }`; one that counts has a text for each plural form
 * of the language. Modules are named as in `src/language/english.ts` of this package, which leads to the keys of each.
 */
export type SiteWords = Readonly<
  Record<
    string,
    Readonly<Record<string, string | { readonly other: string; readonly [form: string]: string }>>
  >
>;

/** Components of the pages that a site can have its own of, by name, and the module and export that each has by default. */
export const COMPONENTS = {
  Header: ['layout/site-header.tsx', 'SiteHeader'],
  Footer: ['layout/site-footer.tsx', 'SiteFooter'],
  HeroText: ['landing/hero-text.tsx', 'HeroText'],
  Overview: ['landing/overview.tsx', 'Overview'],
  GetStarted: ['landing/get-started.tsx', 'GetStarted'],
  NotFound: ['routes/not-found.tsx', 'NotFound'],
  PrivacyPolicy: ['routes/privacy-policy.tsx', 'PrivacyPolicy'],
} as const;

/** The name of a component that a site can have its own of. */
export type ComponentName = keyof typeof COMPONENTS;

/** What a site is made of. Paths begin at the project's folder, or are whole ones. */
export interface CourseSiteOptions {
  /** The folder with the course's Markdown. @default 'course' */
  readonly course?: string;
  /** What makes it its owner's. */
  readonly brand: Brand;
  /** What the course teaches. */
  readonly tool: TaughtTool;
  /**
   * Where progress is kept. `supabase`: in the project that `VITE_SUPABASE_URL` and `VITE_SUPABASE_KEY` name, with accounts; without
   * these it is kept in the browser, but for development and previews, which have `@course-kit/embedded-backend` where that is installed.
   * `browser`: in the browser, whatever the environment says.
   *
   * @default 'supabase'
   */
  readonly storage?: 'browser' | 'supabase';
  /** The languages of the pages besides English, as BCP 47 tags. @default all that there are */
  readonly locales?: readonly (typeof TRANSLATED)[number][];
  /** Words of the pages that are your own, by the language's tag: those of English are `en`. @default the words of every course */
  readonly words?: Readonly<Partial<Record<'en' | (typeof TRANSLATED)[number], SiteWords>>>;
  /**
   * Whether learners can keep a level for a time without a network. `false` also takes back what they have kept of an earlier release.
   *
   * @default true
   */
  readonly offline?: boolean;
  /** Something to be tried on the landing page. @default nothing */
  readonly tryOut?: TryOut | undefined;
  /**
   * Modules whose default export takes the place of a component, by its name: `{ Footer: './src/footer.tsx' }`. It gets the props of the
   * one that it replaces. `false` leaves the component out.
   */
  readonly components?: Readonly<Partial<Record<ComponentName, string | false>>>;
}
