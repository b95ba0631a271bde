import { progressExportFileName } from '../../model/progress-export.js';
import { saveJsonFile } from '../../primitives/save-file.js';
import type { CourseServices } from '../../state/course-services.js';
import { collectProgress } from '../../state/data-actions.js';

/** Gives the learner their progress as a file, with what could not be saved. Never rejects. */
export async function saveProgressFile(services: CourseServices): Promise<void> {
  const progress = await collectProgress(services);
  saveJsonFile(progressExportFileName(progress.course.title, progress.exportedAt), progress);
}
