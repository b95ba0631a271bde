export interface PostgresCluster {
  /** An administrator's address. */
  readonly url: string;
  /** The folder of the server's programs. */
  readonly bin: string;
  readonly version: string;
  readonly folder: string;
  stop(): Promise<void>;
}

export function startPostgres(options?: {
  readonly pgtap?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}): Promise<PostgresCluster>;
