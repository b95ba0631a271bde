/** Where a command writes. */
export interface Output {
  /** Prints the result. */
  readonly log: (text: string) => void;
  /** Prints an error. */
  readonly error: (text: string) => void;
}

/** What a command is called with. */
export interface Call {
  /** The folder of the course, or for a new one. */
  readonly folder: string;
  /** The folder for built files. */
  readonly out: string;
  /** The path at which a site serves them. */
  readonly base: string;
  /** Where the course is shown. */
  readonly port: number;
  /** Whether a new course has accounts. */
  readonly supabase: boolean;
  /** Whether a check writes what it can mend. */
  readonly fix: boolean;
  /** The schema of the database that has the course. */
  readonly schema: string;
  /** The version of this package. */
  readonly version: string;
  readonly output: Output;
}
