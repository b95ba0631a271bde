import { CourseStorageError, type CourseStorage, type StoragePorts } from '@course-kit/react';
import { createCourseStorage, createMemoryStorage } from '@course-kit/react/adapters';
import {
  certificateId,
  completionDate,
  emptyRecord,
  taskKey,
  type Certificate,
  type CourseOutline,
  type LevelRecord,
} from '@course-kit/react/model';
import { emptyBrowser } from './empty-browser.js';

/** The progress of a connected story's learner, or the fault of their storage. */
export type LearnerState = 'newcomer' | 'started' | 'all-passed' | 'offline' | 'failing';

const learner = { id: 'maria', email: 'maria@example.com', fullName: 'Maria Sklodowska' };

/** November 21, 2025, so that stories look the same every day. */
const ISSUED_AT = Date.UTC(2025, 10, 21);

/** An account in the page's memory for a learner in this state, with an empty browser storage. */
export function storageOf(state: LearnerState, course: CourseOutline): CourseStorage {
  return createCourseStorage(portsOf(state, course), { storage: emptyBrowser() });
}

function portsOf(state: LearnerState, course: CourseOutline): StoragePorts {
  const storage = createMemoryStorage({
    learner,
    place: 'account',
    isVerified: true,
    clock: () => ISSUED_AT,
    records: recordsOf(state, course),
    certificates: state === 'all-passed' ? course.levels.map(({ level }) => issued(level, course)) : [],
  });
  const fail = (operation: string) => async () => {
    throw new CourseStorageError(state === 'offline' ? 'unavailable' : 'forbidden', operation);
  };
  if (state !== 'offline' && state !== 'failing') return storage;
  const writes = {
    setTaskCompleted: fail('progress.setTaskCompleted'),
    saveQuizResult: fail('progress.saveQuizResult'),
    clear: fail('progress.clear'),
  };
  return {
    ...storage,
    progress: {
      ...storage.progress,
      ...writes,
      ...(state === 'offline' && { list: fail('progress.list') }),
    },
    certificates: {
      ...storage.certificates,
      issue: fail('certificates.issue'),
      ...(state === 'offline' && { list: fail('certificates.list'), read: fail('certificates.read') }),
    },
  };
}

function recordsOf(state: LearnerState, { levels }: CourseOutline): LevelRecord[] {
  if (state === 'newcomer' || state === 'offline') return [];
  if (state === 'all-passed') return levels.map(({ level, tasks }) => passed(level, tasks.length));
  const [first, second] = levels;
  return [
    ...(first ? [passed(first.level, first.tasks.length)] : []),
    ...(second ? [{ ...emptyRecord(second.level), completedTasks: [taskKey(second.level, 1)] }] : []),
  ];
}

function passed(level: number, tasks: number): LevelRecord {
  const completedTasks = Array.from({ length: tasks }, (_, index) => taskKey(level, index + 1));
  return { level, completedTasks, quizCompleted: true, quizScore: 100, quizTimeSeconds: 83 };
}

function issued(level: number, course: CourseOutline): Certificate {
  return {
    id: certificateId(ISSUED_AT, level),
    userName: learner.fullName,
    level,
    courseName: course.title,
    score: 100,
    completionDate: completionDate(ISSUED_AT, 'UTC'),
    issuedBy: course.issuer,
  };
}
