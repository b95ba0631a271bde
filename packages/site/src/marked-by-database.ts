type Settings = Readonly<Record<string, unknown>>;

/** Where a build keeps progress. */
interface MarkedSite {
  /** The environment that the build runs in. */
  readonly environment: Settings;
  /** What the build puts in the place of names, such as the address of the embedded backend. */
  readonly define: Settings;
}

/** Whether quizzes are marked by the database: where there are accounts. */
export function isMarkedByDatabase({ environment, define }: MarkedSite): boolean {
  const isSet = (name: string) => Boolean(define[`import.meta.env.${name}`] ?? environment[name]);
  const hasAccounts = isSet('VITE_SUPABASE_URL') && isSet('VITE_SUPABASE_KEY');
  return hasAccounts && environment['VITE_STORAGE'] !== 'local';
}
