import type { Certificate } from '../../model/certificate.js';
import type { LevelRecord, QuizResult } from '../../model/level-record.js';
import { normaliseCompletedTasks } from '../../model/task-key.js';
import { isDuration, isPosition, isScore } from '../check-values.js';

type Row = Readonly<Record<string, unknown>>;

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

/** The two columns of `course_progress` that say whether a level is passed. */
export function toQuizResult(row: unknown): QuizResult {
  const { quiz_completed, quiz_score } = (row ?? {}) as Row;
  return { quizCompleted: quiz_completed === true, quizScore: isScore(quiz_score) ? quiz_score : null };
}

/** A row of `certificates`, or null when it is none. */
export function toCertificate(row: unknown): Certificate | null {
  const { id, user_name, level, course_name, score, completion_date, issued_by } = (row ?? {}) as Row;
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
  };
}

/** A certificate as it is inserted (specification, section 7). */
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
