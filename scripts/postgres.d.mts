export interface PostgresCluster {
  /** An administrator's address. */
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

export function startPostgres(options?: {
  readonly extensions?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly programs?: string;
}): Promise<PostgresCluster>;

export function installedPrograms(): string | undefined;
