import type { Revocation } from '@course-kit/react/model';
import type { CheckedFlowFacts } from '../model/flow-evidence.js';
import type { CertificateRecord, CertificateRecords } from './certificate-records.js';

/** Names the one certificate that may be read by anybody. */
const ID_HEADER = 'x-certificate-id';

type Row = Readonly<Record<string, unknown>>;

/** Where the tables of the course are. */
export interface SupabaseRecordsOptions {
  /** The project's address, such as `https://project.supabase.co`. */
  readonly url: string;
  /** Its publishable key: a signer needs no other. */
  readonly key: string;
  /** The schema of the course's tables. @default 'public' */
  readonly schema?: string | undefined;
  /** How requests are made. @default fetch */
  readonly fetch?: typeof fetch;
}

/** Certificates of the tables of this package, as any visitor may read them. */
export function createSupabaseRecords({
  url,
  key,
  schema = 'public',
  fetch = globalThis.fetch,
}: SupabaseRecordsOptions): CertificateRecords {
  const ask = async (path: string, search: Record<string, string>, id?: string): Promise<unknown> => {
    const address = new URL(`rest/v1/${path}`, url.endsWith('/') ? url : `${url}/`);
    address.search = new URLSearchParams(search).toString();
    const headers = {
      apikey: key,
      authorization: `Bearer ${key}`,
      'accept-profile': schema,
      ...(id !== undefined && { [ID_HEADER]: id }),
    };
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`${path} answered with ${answer.status}`);
    return answer.json();
  };
  const rowOf = async (
    path: string,
    search: Record<string, string>,
    id?: string,
  ): Promise<Row | undefined> => {
    const rows = await ask(path, { ...search, limit: '1' }, id);
    if (!Array.isArray(rows)) throw new TypeError(`${path} answered with no rows`);
    return rows[0] as Row | undefined;
  };

  return {
    async read(id) {
      const [row, settings] = await Promise.all([
        rowOf('certificates', { select: '*', id: `eq.${id}` }, id),
        rowOf('course_settings', { select: '*' }),
      ]);
      return row && settings ? recordOf(row, settings) : null;
    },
    async revocation(id) {
      const search = { select: 'reason,revoked_at', certificate_id: `eq.${id}` };
      const row = await rowOf('certificate_revocations', search, id);
      return row ? revocationOf(row) : null;
    },
    async revoked(first, last) {
      const numbers = await ask('rpc/revoked_numbers', { first: String(first), last: String(last) });
      if (!Array.isArray(numbers)) throw new TypeError('revoked_numbers answered with no list');
      return numbers.map(Number);
    },
  };
}

function recordOf(row: Row, settings: Row): CertificateRecord | null {
  const { id, user_name, level, course_name, score, issued_by, created_at, attempt, status_number } = row;
  if (row['is_signable'] !== true) return null;
  const byLevel = settings['questions_by_level'];
  const questions =
    (Array.isArray(byLevel) ? byLevel[Number(level) - 1] : null) ?? settings['questions_per_level'];
  return {
    id: String(id),
    userName: String(user_name),
    level: Number(level),
    ...ofLevel('levelTitle', settings['level_titles'], Number(level)),
    ...ofLevel('levelColor', settings['level_colors'], Number(level)),
    courseName: String(course_name),
    score: Number(score),
    attempt: Number(attempt),
    passMark: Number(settings['pass_mark']),
    questions: Number(questions),
    issuedBy: String(issued_by),
    issuedAt: inSeconds(created_at),
    checkedFlows: checkedFlowsOf(row),
    statusNumber: Number(status_number),
  };
}

/** What is said of a level; nothing where the settings do not say it. */
function ofLevel<Name extends string>(
  name: Name,
  values: unknown,
  level: number,
): { readonly [name in Name]?: string } {
  const value: unknown = Array.isArray(values) ? values[level - 1] : null;
  return typeof value === 'string' ? ({ [name]: value } as { readonly [name in Name]: string }) : {};
}

/** The flows that a certificate has taken along. */
function checkedFlowsOf({ checked_flows: flows }: Row): readonly CheckedFlowFacts[] {
  return (flows as readonly Row[]).map(({ task, flow, fingerprint, release, project, checkedAt }) => ({
    task: Number(task),
    flow: Number(flow),
    fingerprint: String(fingerprint),
    release: typeof release === 'string' ? release : null,
    ...(typeof project === 'string' && { project }),
    checkedAt: inSeconds(checkedAt),
  }));
}

const revocationOf = ({ reason, revoked_at }: Row): Revocation => ({
  reason: String(reason),
  revokedAt: inSeconds(revoked_at),
});

/** A time of the database as whole seconds of UTC. Servers write it in several ways. */
function inSeconds(time: unknown): string {
  const written = String(time)
    .replace(' ', 'T')
    .replace(/([+-]\d\d)$/u, '$1:00');
  return new Date(written).toISOString().replace(/\.\d+Z$/u, 'Z');
}
