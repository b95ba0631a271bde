import { Heading, Icon, SentenceWith } from '@course-kit/react/feature';
import { ArrowRight, Check, TriangleAlert } from 'lucide';
import { useContext, type ReactNode } from 'react';
import { ReportTexts } from './flow-check-report-text.js';
import { Fold } from './fold.js';
import type { Finding, Sought } from './model/check-report.js';
import { partsOf } from './sought-parts.js';

const ICONS = { missing: ArrowRight, unsure: TriangleAlert, found: Check };

/** All findings of one kind; nothing where there are none. */
export function FindingList({
  state,
  rank,
  findings,
  say = (sought) => <Fact sought={sought} />,
}: {
  readonly state: Finding['state'];
  readonly rank: number;
  readonly findings: readonly Finding[];
  /** Says one of them, of which it gets the place among all. @default as a fact */
  readonly say?: ((sought: Sought, place: number) => ReactNode) | undefined;
}) {
  const text = useContext(ReportTexts);
  const items = findings.flatMap((finding, place) =>
    finding.state === state
      ? [
          <li key={JSON.stringify(finding.sought)}>
            <Icon of={ICONS[state]} />
            <span>{say(finding.sought, place)}</span>
          </li>,
        ]
      : [],
  );
  if (items.length === 0) return null;
  const title = text(`${state}Title`);
  const list = (
    <ul className="ck-check-list" data-state={state}>
      {items}
    </ul>
  );
  // Findings that hold are folded away, so that what is to be done is seen first.
  if (state === 'found') return <Fold title={`${title} (${items.length})`}>{list}</Fold>;
  return (
    <>
      <Heading rank={rank} className="ck-check-heading">
        {title}
      </Heading>
      {list}
    </>
  );
}

function Fact({ sought }: { readonly sought: Sought }): ReactNode {
  const text = useContext(ReportTexts);
  switch (sought.kind) {
    case 'words':
      return partsOf(sought).words;
    case 'component':
      return partsOf(sought).component;
    case 'connection': {
      const { from, output, to, input } = partsOf(sought);
      return (
        <>
          {from} · {output} → {to} · {input}
        </>
      );
    }
    case 'rule': {
      const { test, values } = sought;
      const of = test === 'isVariable' && !values[0] ? 'isAnyVariable' : test;
      // What is not filled in stays in braces, for the parts.
      return <SentenceWith sentence={text(of as 'drop')} parts={partsOf(sought)} />;
    }
  }
}
