import type { AttemptRecord } from '../../model/attempt-record.js';
import { isMarks, type FurtherAttempts } from '../../model/hand-in-marks.js';
import { CourseStorageError, isCourseStorageError } from '../../ports/course-storage-error.js';
import type { HandIn, HandInMarks, MarkedAttempt, MarkingPort } from '../../ports/marking-port.js';
import { AGE_HEADER, ageOf } from './change-age.js';
import { askAsVisitor } from './ask-as-visitor.js';
import { accountOf, apiOf, ask, type Question } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { toSessionError } from './session-errors.js';
import { databaseCode } from './supabase-errors.js';

const OPERATION = 'marking.mark';
const DRAW = 'marking.draw';
const LAST = 'marking.last';
const LIST = 'marking.list';
/** What `hand_in_answers` says where another window has handed in other answers to the same draw. */
const OTHER_ANSWERS = 'this hand_in_id stands for other answers';
/** One day: a quiz that was left open for longer is handed in as one day, as the database has it. */
const MOST_SECONDS = 86_400;

/** What release 0.2.0 left in a browser to be handed in: `hand_in_quiz` knows what it names by the hashes of its words. */
interface EarlierHandIn {
  readonly questions: unknown;
  readonly drawn?: readonly string[];
}

/** Has quizzes marked by the database's functions `hand_in_answers` and, for visitors, `mark_answers`; `draw_quiz` draws. */
export function createSupabaseMarking(
  connection: SupabaseConnection,
  clock: () => number,
): Required<MarkingPort> {
  const askFor = async (handIn: HandIn): Promise<unknown> => {
    const { id: hand_in_id, level, questions, answers, drawn } = handIn as HandIn & EarlierHandIn;
    const isEarlier = typeof questions === 'string';
    const what = { level, questions, answers, ...(isEarlier && drawn && { drawn }), hand_in_id };
    if (handIn.learnerId === undefined && !(await isSignedIn(connection, OPERATION)))
      return askForVisitor(connection, OPERATION, isEarlier ? 'mark_visitor_quiz' : 'mark_answers', what);
    const account = await accountOf(connection, OPERATION, handIn.learnerId);
    const values = { ...what, time_seconds: Math.min(Math.round(handIn.timeSeconds), MOST_SECONDS) };
    const age = ageOf(handIn.madeAt, clock());
    return ask(account, OPERATION, 'rpc', () => {
      const call: Question = apiOf(account).rpc(isEarlier ? 'hand_in_quiz' : 'hand_in_answers', values);
      return age === undefined ? call : call.setHeader(AGE_HEADER, age);
    });
  };

  return {
    async mark(handIn) {
      try {
        return marksIn(await askFor(handIn), handIn);
      } catch (error) {
        throw explained(error, handIn);
      }
    },
    async draw({ level, handInId, learnerId, mayBeFirst }) {
      const values = { level, hand_in_id: handInId, ...(mayBeFirst && { may_be_first: true }) };
      const asVisitor = learnerId === undefined && !(await isSignedIn(connection, DRAW));
      const account = asVisitor ? null : await accountOf(connection, DRAW, learnerId);
      const drawn = await (account
        ? ask(account, DRAW, 'rpc', () => apiOf(account).rpc('draw_quiz', values))
        : askForVisitor(connection, DRAW, 'draw_quiz', values));
      if (!Array.isArray(drawn) || !drawn.every((id) => typeof id === 'string'))
        throw new CourseStorageError('unavailable', DRAW, drawn);
      return drawn;
    },
    async last(level, learnerId) {
      const account = await accountOf(connection, LAST, learnerId);
      const last = await ask(account, LAST, 'rpc', () => apiOf(account).rpc('last_attempt', { level }));
      if (last === null) return null;
      const { marks, ...attempt } = last as MarkedAttempt;
      // Without answers where the questions have changed since.
      if (!isMarks(marks, attempt.answers?.length) && !isMarks(marks, 0))
        throw new CourseStorageError('unavailable', LAST, last);
      return { ...attempt, marks: withWait(marks) };
    },
    async list() {
      const account = await accountOf(connection, LIST);
      const attempts = await ask(account, LIST, 'rpc', () => apiOf(account).rpc('own_attempts'));
      if (!Array.isArray(attempts)) throw new CourseStorageError('unavailable', LIST, attempts);
      return attempts as readonly AttemptRecord[];
    },
  };
}

async function isSignedIn(connection: SupabaseConnection, operation: string): Promise<boolean> {
  if (!connection.mayHaveSession()) return false;
  const { data, error } = await (await connection.client()).auth.getSession();
  const failure = error && toSessionError(error, operation);
  // Who cannot be asked about now is no visitor.
  if (failure?.code === 'unavailable') throw failure;
  return data.session !== null;
}

/** Without the client, which a visitor need not download; where the host brought one, it is there. */
async function askForVisitor(
  { rest, schema, client }: SupabaseConnection,
  operation: string,
  name: 'mark_answers' | 'mark_visitor_quiz' | 'draw_quiz',
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (rest) return askAsVisitor(rest, { path: `rpc/${name}`, body }, operation);
  const asker = { client: await client(), schema };
  return ask(asker, operation, 'rpc', () => apiOf(asker).rpc(name, body));
}

/** @throws CourseStorageError `unavailable` for anything but marks, such as what a page in between answers with. */
function marksIn(data: unknown, { answers }: HandIn): HandInMarks {
  if (!isMarks(data, answers.length)) throw new CourseStorageError('unavailable', OPERATION, data);
  const { score, isPassed, passMark, answers: marks, further } = withWait(data);
  return { score, isPassed, passMark, answers: marks, ...(further && { further }) };
}

/** The database counts seconds. */
function withWait(marks: HandInMarks): HandInMarks {
  const further = marks.further as (FurtherAttempts & { readonly waitSeconds: number | null }) | undefined;
  if (!further) return marks;
  const { count, waitSeconds } = further;
  return {
    ...marks,
    further: { count, ...(waitSeconds !== null && { waitMilliseconds: waitSeconds * 1000 }) },
  };
}

/** Says how long to wait for another attempt, and tells whoever runs the site what their set-up lacks. */
function explained(error: unknown, { level }: HandIn): unknown {
  if (!isCourseStorageError(error)) return error;
  const { code, details, message } = (error.cause ?? {}) as Readonly<Record<string, unknown>>;
  if (message === OTHER_ANSWERS) return new CourseStorageError('redrawn', OPERATION, error.cause);
  switch (databaseCode(error.cause)) {
    case 'PT429':
      return new CourseStorageError(
        'limited',
        OPERATION,
        error.cause,
        String(message),
        // Without the time, as after answers of another server, the page decides how long to wait.
        Number(details) * 1000 || undefined,
      );
    case 'PT503':
    case '22023':
    case 'PGRST202':
      // oxlint-disable-next-line no-console -- learners cannot mend it, and must not be the only ones who see it
      console.error(
        `The course and its database disagree about the quiz of level ${level}: run \`course-kit keys\` and apply what it writes (${String(code)}: ${String(message)})`,
      );
  }
  return error;
}
