import { CourseText, Heading, Icon, RichText, SentenceWith } from '@course-kit/react/feature';
import { Check, Plus, TriangleAlert } from 'lucide';
import { useContext, type ReactNode } from 'react';
import { ReportTexts } from './flow-check-report-text.js';
import { Fold } from './fold.js';
import type { Finding, Sought } from './model/check-report.js';

const ICONS = { missing: Plus, unsure: TriangleAlert, found: Check };

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
  const title = text(`${state}Title`);
  const list = (
    <ul className="ck-check-list" data-state={state}>
      {sought.map((one) => (
        <li key={JSON.stringify(one)}>
          <Icon of={ICONS[state]} />
          <span>
            <SoughtText sought={one} isThere={state === 'found'} />
          </span>
        </li>
      ))}
    </ul>
  );
  // Findings that hold are folded away, so that the missing ones are seen first.
  if (state === 'found') return <Fold title={`${title} (${sought.length})`}>{list}</Fold>;
  return (
    <>
      <Heading rank={rank} className="ck-check-heading">
        {title}
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
  switch (sought.kind) {
    case 'words':
      return (
        <CourseText>
          <RichText source={sought.words} />
        </CourseText>
      );
    case 'component': {
      const component = name(sought.component);
      return isThere ? component : <Sentence of="component" parts={{ component }} />;
    }
    case 'connection': {
      const [from, output, to, input] = [
        name(sought.from),
        plain(sought.output),
        name(sought.to),
        plain(sought.input),
      ];
      return isThere ? (
        <>
          {from} · {output} → {to} · {input}
        </>
      ) : (
        <Sentence of="connection" parts={{ from, output, to, input }} />
      );
    }
    case 'rule': {
      const { test, component, field, values } = sought;
      const [value = '', most = ''] = values;
      return (
        <Sentence
          of={test === 'isVariable' && value === '' ? 'isAnyVariable' : test}
          parts={{
            component: name(component),
            field: plain(field),
            value: <code className="ck-code">{plain(value)}</code>,
            most: plain(most),
          }}
        />
      );
    }
  }
}

/** A sentence with names of the course in it; what is not filled in stays in braces, for the parts. */
function Sentence({
  of,
  parts,
}: {
  readonly of: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}) {
  const text = useContext(ReportTexts);
  return <SentenceWith sentence={text(of as 'drop')} parts={parts} />;
}
