import { certifiedLevel, parseCertificateId, type Certificate } from './certificate.js';
import { readCompletionDate } from './completion-date.js';
import { courseKey } from './course-key.js';
import type { CourseOutline } from './course.js';
import { certificateFrom, isObject, listFrom, recordFrom } from './exported-entries.js';
import type { LevelRecord } from './level-record.js';
import { isPosition } from './possible-numbers.js';
import { printedName } from './printed-name.js';
import { isPassingScore } from './scoring.js';
import { taskNumber } from './task-key.js';

/** What a file holds that does not fit the course, by its kind. */
export type LeftOut = Readonly<Record<'levels' | 'tasks' | 'results' | 'certificates', number>>;

/** An exported file that was read. */
export interface ReadExport {
  /** ISO 8601. */
  readonly exportedAt: string;
  /** Only of levels and tasks that the course has. */
  readonly records: readonly LevelRecord[];
  /** Only those that the course can have issued. */
  readonly certificates: readonly Certificate[];
  readonly leftOut: LeftOut;
}

/** Why a text is no export that can be read. */
export type ExportProblem = 'notJson' | 'otherFormat' | 'newerVersion' | 'otherCourse' | 'damaged';

/** The longest name on a certificate. */
const LONGEST_NAME = 120;

/**
 * Reads an exported file, which anybody may have written: every value is looked at, and none is taken along that is not known.
 * One that is wrong makes the whole file damaged; what the course does not have is left out.
 */
export function readExport(text: string, course: CourseOutline): ReadExport | ExportProblem {
  const file = parsed(text);
  if (file === undefined) return 'notJson';
  if (!isObject(file) || file['format'] !== 'course-progress') return 'otherFormat';
  const { version, exportedAt, course: exported, levels, certificates } = file;
  if (isPosition(version) && version > 1) return 'newerVersion';
  if (version !== 1 || !isObject(exported) || typeof exported['title'] !== 'string') return 'damaged';
  if (!isSameCourse(exported['id'], exported['title'], course)) return 'otherCourse';
  if (typeof exportedAt !== 'string' || Number.isNaN(Date.parse(exportedAt))) return 'damaged';
  const records = listFrom(levels, recordFrom);
  // Null where they could not be read at the time.
  const issued = certificates === null ? [] : listFrom(certificates, certificateFrom);
  if (!records || !issued) return 'damaged';
  return { exportedAt, ...fitting(records, issued, course) };
}

/** Without what the course does not have, and how much that is. */
function fitting(
  records: readonly LevelRecord[],
  certificates: readonly Certificate[],
  course: CourseOutline,
): Omit<ReadExport, 'exportedAt'> {
  const tasksOf = (level: number) => course.levels.find((outline) => outline.level === level)?.tasks.length;
  const isBegun = ({ completedTasks, quizCompleted }: LevelRecord) =>
    completedTasks.length > 0 || quizCompleted;
  const isKnown = ({ level }: LevelRecord) => tasksOf(level) !== undefined;
  const known = records.filter(isKnown);
  const whole = known.map((record) => ({
    ...record,
    completedTasks: record.completedTasks.filter(
      (key) => (taskNumber(record.level, key) ?? Infinity) <= (tasksOf(record.level) ?? 0),
    ),
  }));
  const own = certificates.filter((certificate) => isOwn(certificate, course));
  const taskCount = (some: readonly LevelRecord[]) =>
    some.reduce((sum, { completedTasks }) => sum + completedTasks.length, 0);
  return {
    records: whole,
    certificates: own,
    leftOut: {
      levels: records.filter((record) => isBegun(record) && !isKnown(record)).length,
      tasks: taskCount(known) - taskCount(whole),
      results: known.filter(
        ({ quizCompleted, quizScore }) => quizCompleted && !isPassingScore(quizScore, course.passMark),
      ).length,
      certificates: certificates.length - own.length,
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Files from before the course had an id are told by its title. */
function isSameCourse(id: unknown, title: string, course: CourseOutline): boolean {
  return typeof id === 'string'
    ? courseKey({ id, title }) === courseKey(course)
    : courseKey({ title }) === courseKey({ title: course.title });
}

/** Whether the course can have issued a certificate, and it counts. */
function isOwn(certificate: Certificate, course: CourseOutline): boolean {
  const { id, userName, level, score, completionDate, issuedBy, revocation } = certificate;
  return (
    certifiedLevel(course, certificate) !== undefined &&
    parseCertificateId(id) === id &&
    id.endsWith(`-L${level}`) &&
    // In whole percent, as every quiz has it, so that there cannot be endlessly many.
    Number.isInteger(score) &&
    isPassingScore(score, course.passMark) &&
    issuedBy === course.issuer &&
    userName.length <= LONGEST_NAME &&
    printedName(userName) === userName &&
    userName !== '' &&
    readCompletionDate(completionDate) !== null &&
    !revocation
  );
}
