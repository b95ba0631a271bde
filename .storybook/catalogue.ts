import type { MessageOverrides, Messages } from 'course-kit';
import { pseudoMessages } from './pseudo.js';

// Read from the package's sources: it exports no messages, since hosts write their own.
const modules = import.meta.glob<Readonly<Record<string, Messages>>>(
  '../packages/course-kit/src/components/*/*.messages.ts',
  { eager: true },
);

/** Every text of the kit by feature and meaning, as `CourseProvider` takes them. */
export const catalogue: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Messages'))
    .map(([name, messages]) => [name.replace(/Messages$/, ''), messages]),
);

/** All of it in the language that nobody reads. */
export const pseudoCatalogue: MessageOverrides = Object.fromEntries(
  Object.entries(catalogue).map(([feature, messages]) => [feature, pseudoMessages(messages)]),
);
