import { CourseText, RichText } from '@course-kit/react/feature';
import type { ReactNode } from 'react';
import type { Sought } from './model/check-report.js';

const plain = (words: string) => <CourseText>{words}</CourseText>;
const bold = (words: string) => <strong>{plain(words)}</strong>;

/** What is looked for, as the parts of a sentence. */
export function partsOf(sought: Sought): Readonly<Record<string, ReactNode>> {
  switch (sought.kind) {
    case 'words':
      return {
        words: (
          <CourseText>
            <RichText source={sought.words} />
          </CourseText>
        ),
      };
    case 'component':
      return { component: bold(sought.component) };
    case 'connection': {
      const { from, output, to, input } = sought;
      return { from: bold(from), output: plain(output), to: bold(to), input: plain(input) };
    }
    case 'rule': {
      const [value = '', most = ''] = sought.values;
      return {
        component: bold(sought.component),
        field: plain(sought.field),
        value: <code className="ck-code">{plain(value)}</code>,
        most: plain(most),
      };
    }
  }
}
