import { CourseText, SentenceWith } from '@course-kit/react/feature';
import { useContext } from 'react';
import type { Flow } from '../model/flow.js';
import { FlowTexts } from './flow-diagram-text.js';

/** What stands for the parts of the sentence. */
const CONNECTION = { output: '{output}', target: '{target}', input: '{input}' };

/** A flow as a list: each component, and where what leaves it goes. */
export function FlowText({
  flow,
  highlight,
}: {
  readonly flow: Flow;
  readonly highlight: readonly string[];
}) {
  const text = useContext(FlowTexts);
  const titleOf = (id: string) => flow.nodes.find((node) => node.id === id)?.title ?? id;
  return (
    <details className="ck-flow-text">
      <summary>{text('asText')}</summary>
      <ul>
        {flow.nodes.map(({ id, title, detail }) => {
          const leaving = flow.connections.filter(({ from }) => from.node === id);
          return (
            <li key={id}>
              <CourseText>
                <strong>{title}</strong>
                {detail !== undefined && `, ${detail}`}
              </CourseText>
              {highlight.includes(id) && ` (${text('highlighted')})`}
              <ul>
                {leaving.length === 0 && <li>{text('noConnection')}</li>}
                {leaving.map(({ from, to, type }) => (
                  <li key={`${from.port} ${to.node} ${to.port}`}>
                    <SentenceWith
                      sentence={text('connection', CONNECTION)}
                      parts={{
                        output: <CourseText>{`${from.port} (${type})`}</CourseText>,
                        target: <CourseText>{titleOf(to.node)}</CourseText>,
                        input: <CourseText>{to.port}</CourseText>,
                      }}
                    />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
