/// <reference types="astro/client" />

/** What the site is told when it is built or served; see the README. */
interface ImportMetaEnv {
  /** The Supabase project's address. */
  readonly VITE_SUPABASE_URL?: string;
  /** Its publishable key. Never a secret one: this goes into the bundle. */
  readonly VITE_SUPABASE_KEY?: string;
  /** The schema of the course's tables, where the project has several courses. @default public */
  readonly VITE_SUPABASE_SCHEMA?: string;
  /** The site's address, such as `https://learn.example.org`, for links and previews that outlive a visit. */
  readonly VITE_SITE_URL?: string;
  /** The public keys of the signer of certificates, as `course-kit issuer-key` names them. */
  readonly VITE_ISSUER_KEYS?: string;
  /** `local` keeps progress in the browser; `embedded` builds for a preview with the embedded backend. */
  readonly VITE_STORAGE?: 'local' | 'embedded';
  /** Whether the brand has something to be tried on the landing page: said by the build itself, never set. */
  readonly HAS_TRY_OUT: boolean;
  /** Whether levels can be kept for a time without a network: said by the build itself, never set. */
  readonly HAS_OFFLINE: boolean;
  /** Who marks quizzes: said by the build itself, never set. The database needs no answers in what is built. */
  readonly VITE_MARKING: 'database' | 'browser';
}

/** What a page with Trusted Types accepts, in browsers that have them. */
declare var trustedTypes:
  | {
      readonly emptyHTML: string;
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => { readonly createScriptURL: (address: string) => unknown };
    }
  | undefined;
