import { readCourseFiles } from '@course-kit/cli';
import { fileURLToPath } from 'node:url';
import { course } from '../../src/course.js';
import { wordsBeside } from './known-labels.js';
import { lessonFile } from './label-place.js';
import { namedLabels, type NamedLabel } from './named-labels.js';
import otherWords from './other-words.json' with { type: 'json' };
import { labelsOfWork } from './work-labels.js';

/** All that lessons name of the tool, without the names that they have learners give. */
export async function lessonLabels(): Promise<readonly NamedLabel[]> {
  const files = await readCourseFiles(fileURLToPath(new URL('../../course', import.meta.url)));
  return course.levels.flatMap((level) => {
    const isBeside = wordsBeside(otherWords, level);
    return level.tasks
      .flatMap((task, index) => {
        const [, text = ''] = lessonFile(files, level.level, index + 1) ?? [];
        return [...namedLabels(task), ...labelsOfWork(text)];
      })
      .filter((named) => !isBeside(named));
  });
}
