import { Check, CircleQuestionMark, Plus } from 'lucide';
import { useContext, type ReactNode } from 'react';
import { CourseText, SentenceWith } from '../components/view/course-text.js';
import { Heading } from '../primitives/heading.js';
import { Icon } from '../primitives/icon.js';
import { RichText } from '../primitives/rich-text.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { Finding, Sought, SoughtValue } from './model/check-report.js';

const LOOKS = {
  missing: { title: 'missingTitle', icon: Plus },
  unsure: { title: 'unsureTitle', icon: CircleQuestionMark },
  found: { title: 'foundTitle', icon: Check },
} as const;

const RULES = {
  holds: 'holds',
  lacks: 'lacks',
  is: 'is',
  'is not': 'isNot',
  from: 'from',
  since: 'since',
  'is filled': 'isFilled',
  'is empty': 'isEmpty',
  'is a variable': 'isVariable',
} as const;

/** All findings of one kind; nothing where there are none. */
export function FindingList({
  state,
  rank,
  findings,
}: {
  readonly state: Finding['state'];
  readonly rank: number;
  readonly findings: readonly Finding[];
}) {
  const text = useContext(ReportTexts);
  const sought = findings.filter((finding) => finding.state === state).map((finding) => finding.sought);
  if (sought.length === 0) return null;
  const { title, icon } = LOOKS[state];
  const list = (
    <ul className="ck-check-list" data-state={state}>
      {sought.map((one) => (
        <li key={JSON.stringify(one)}>
          <Icon of={icon} />
          <span>
            <SoughtText sought={one} isThere={state === 'found'} />
          </span>
        </li>
      ))}
    </ul>
  );
  // What is there is good to know, and in the way of what is not.
  if (state === 'found') {
    return (
      <details className="ck-check-found">
        <summary>
          {text(title)} ({sought.length})
        </summary>
        {list}
      </details>
    );
  }
  return (
    <>
      <Heading rank={rank} className="ck-check-heading">
        {text(title)}
      </Heading>
      {list}
    </>
  );
}

const name = (words: string) => (
  <strong>
    <CourseText>{words}</CourseText>
  </strong>
);
const plain = (words: string) => <CourseText>{words}</CourseText>;

function SoughtText({ sought, isThere }: { readonly sought: Sought; readonly isThere: boolean }): ReactNode {
  const text = useContext(ReportTexts);
  switch (sought.kind) {
    case 'words':
      return (
        <CourseText>
          <RichText source={sought.words} />
        </CourseText>
      );
    case 'component':
      return isThere ? (
        name(sought.component)
      ) : (
        <SentenceWith
          sentence={text('component', { component: '{component}' })}
          parts={{ component: name(sought.component) }}
        />
      );
    case 'connection': {
      const { from, output, to, input } = sought;
      if (isThere) {
        return (
          <>
            {name(from)} · {plain(output)} → {name(to)} · {plain(input)}
          </>
        );
      }
      const places = { from: '{from}', output: '{output}', to: '{to}', input: '{input}' };
      return (
        <SentenceWith
          sentence={text('connection', places)}
          parts={{ from: name(from), output: plain(output), to: name(to), input: plain(input) }}
        />
      );
    }
    case 'rule':
      return <RuleText {...sought} />;
  }
}

function RuleText({ test, component, field, values: [value = '', most = ''] }: SoughtValue) {
  const text = useContext(ReportTexts);
  const key = test === 'is a variable' && value === '' ? 'isAnyVariable' : RULES[test];
  const places = { component: '{component}', field: '{field}', value: '{value}', most: '{most}' };
  return (
    <SentenceWith
      sentence={text(key as 'from', places)}
      parts={{
        component: name(component),
        field: plain(field),
        value: (
          <code className="ck-code">
            <CourseText>{value}</CourseText>
          </code>
        ),
        most: plain(most),
      }}
    />
  );
}
