import type { Certificate } from '../../model/certificate.js';
import type { LevelRecord, QuizResult } from '../../model/level-record.js';
import { isDuration, isPosition, isScore } from '../../model/possible-numbers.js';
import { normaliseCompletedTasks } from '../../model/task-key.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';

type Row = Readonly<Record<string, unknown>>;

/** What a record of `course_progress` is made of. */
export const RECORD_COLUMNS = [
  'level',
  'completed_tasks',
  'quiz_completed',
  'quiz_score',
  'quiz_time_seconds',
];

/** A row of `course_progress`, or null when it is none. Old forms of task keys are normalised. */
export function toLevelRecord(row: unknown): LevelRecord | null {
  const { level, completed_tasks, quiz_score, quiz_time_seconds } = (row ?? {}) as Row;
  if (!isPosition(level)) return null;
  return {
    level,
    completedTasks: normaliseCompletedTasks(level, completed_tasks),
    ...toQuizResult(row),
    quizTimeSeconds: isDuration(quiz_time_seconds) && isScore(quiz_score) ? quiz_time_seconds : null,
  };
}

/**
 * The records of an answer; rows that are none are left out.
 *
 * @throws CourseStorageError `unavailable` when it is no answer of the table.
 */
export function levelRecordsOf(data: unknown, operation: string): LevelRecord[] {
  return rowsOf(data, RECORD_COLUMNS, operation)
    .map(toLevelRecord)
    .filter((record) => record !== null);
}

/** The two columns of `course_progress` that say whether a level is passed. */
export function toQuizResult(row: unknown): QuizResult {
  const { quiz_completed, quiz_score } = (row ?? {}) as Row;
  return { quizCompleted: quiz_completed === true, quizScore: isScore(quiz_score) ? quiz_score : null };
}

/** What a certificate is made of. */
export const CERTIFICATE_COLUMNS = [
  'id',
  'user_name',
  'level',
  'course_name',
  'score',
  'completion_date',
  'issued_by',
];

/** A row of `certificates`, or null when it is none. */
export function toCertificate(row: unknown): Certificate | null {
  const { id, user_name, level, course_name, score, completion_date, issued_by, checked_flows } = (row ??
    {}) as Row;
  const texts = [id, user_name, course_name, completion_date, issued_by];
  if (!isPosition(level) || !isScore(score) || texts.some((text) => typeof text !== 'string')) return null;
  return {
    id: id as string,
    userName: user_name as string,
    level,
    courseName: course_name as string,
    score,
    completionDate: completion_date as string,
    issuedBy: issued_by as string,
    ...projectOf(checked_flows),
  };
}

/** Which of the flows that a certificate has taken along is its level's project: the database says so by its title. */
function projectOf(flows: unknown): Pick<Certificate, 'project'> {
  const [project] = (Array.isArray(flows) ? (flows as readonly (Row | null)[]) : []).flatMap((flow) =>
    typeof flow?.['project'] === 'string' ? [flow['project']] : [],
  );
  return project === undefined ? {} : { project };
}

/** A certificate as it is inserted. */
export function fromCertificate(certificate: Certificate, userId: string) {
  return {
    id: certificate.id,
    user_id: userId,
    user_name: certificate.userName,
    level: certificate.level,
    course_name: certificate.courseName,
    score: certificate.score,
    completion_date: certificate.completionDate,
    issued_by: certificate.issuedBy,
  };
}

/**
 * The rows of an answer. A page that stands between the learner and the server may answer with anything, and none of it
 * may be taken for an account without progress.
 *
 * @param columns - that every row must have.
 * @throws CourseStorageError `unavailable` when it is no answer of the table.
 */
export function rowsOf(data: unknown, columns: readonly string[], operation: string): readonly Row[] {
  const isRow = (row: unknown) =>
    typeof row === 'object' && row !== null && columns.every((column) => column in row);
  if (!Array.isArray(data) || !data.every(isRow))
    throw new CourseStorageError('unavailable', operation, data);
  return data as readonly Row[];
}
