import { course } from '../../src/course.js';
import { wordsBeside } from './known-labels.js';
import { namedLabels, type NamedLabel } from './named-labels.js';
import otherWords from './other-words.json' with { type: 'json' };

/** All that lessons name of the tool, without the names that they have learners give. */
export function lessonLabels(): readonly NamedLabel[] {
  return course.levels.flatMap((level) => {
    const isBeside = wordsBeside(otherWords, level);
    return level.tasks.flatMap(namedLabels).filter((named) => !isBeside(named));
  });
}
