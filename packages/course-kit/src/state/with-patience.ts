import { CourseStorageError } from '../ports/course-storage-error.js';

/** An answer that takes longer than this counts as lost. */
const PATIENCE_MILLISECONDS = 30_000;

/** What was asked for, or something else once it has taken too long. */
export async function withPatience<Answer>(
  asked: Promise<Answer>,
  giveUp: () => Answer | Promise<Answer>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(giveUp()), PATIENCE_MILLISECONDS);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The error for an answer that does not come. */
export function lostIn(operation: string): () => Promise<never> {
  return () => Promise.reject(new CourseStorageError('unavailable', operation));
}
