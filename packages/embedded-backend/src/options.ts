import type { StartFunction } from './functions.ts';

/** The database: `pglite` runs in this process, or the address of a PostgreSQL and its administrator. */
export type Driver =
  | 'pglite'
  | {
      /** Such as `postgres://postgres:password@127.0.0.1:5432/course`. */
      readonly postgresUrl: string;
    };

/** SQL that runs once. */
export interface Migration {
  /** By which it is known as applied, such as `20261121000000_progress.sql`. */
  readonly name: string;
  /** What runs, in one transaction. */
  readonly sql: string;
}

/** Further courses by their schemas, each with its migrations in order. */
export type Schemas = Readonly<Record<string, () => Promise<readonly Migration[]>>>;

/** What a backend is made of. */
export interface ProjectOptions {
  /** Where its tables are. @default 'pglite' */
  readonly driver?: Driver;
  /** The folder in which PGlite keeps its data between starts. @default in memory */
  readonly dataDirectory?: string;
  /**
   * The folder with `development.sql` and `migrations/`.
   * @default the folder `supabase` of the `@course-kit/react` that is installed in the working directory
   */
  readonly sqlDirectory?: string;
  /** Further courses by their schemas: `readMigrations` of `@course-kit/cli/vite` has what makes each. @default none */
  readonly schemas?: Schemas;
  /** SQL that runs after the migrations, and again whenever it has changed, such as that of `readQuizKeys`. @default none */
  readonly seed?: () => Promise<string>;
  /** What hosted Supabase calls Edge Functions, by name: each is started when it is first asked. @default none */
  readonly functions?: Readonly<Record<string, StartFunction>>;
}
