import { formatMessage } from '../../messages/message.js';
import type { Flow } from '../../model/flow.js';
import type { FlowDiagramMessages } from './flow-diagram.messages.js';

/** A flow as a list: each component, and where what leaves it goes. */
export function FlowText({
  flow,
  highlight,
  messages,
  locale,
}: {
  readonly flow: Flow;
  readonly highlight: readonly string[];
  readonly messages: FlowDiagramMessages;
  readonly locale: string;
}) {
  const titleOf = (id: string) => flow.nodes.find((node) => node.id === id)?.title ?? id;
  return (
    <details className="ck-flow-text">
      <summary>{messages.asText}</summary>
      <ul>
        {flow.nodes.map(({ id, title, detail }) => {
          const leaving = flow.connections.filter(({ from }) => from.node === id);
          return (
            <li key={id}>
              <strong>{title}</strong>
              {detail !== undefined && `, ${detail}`}
              {highlight.includes(id) && ` (${messages.highlighted})`}
              <ul>
                {leaving.length === 0 && <li>{messages.noConnection}</li>}
                {leaving.map(({ from, to, type }) => (
                  <li key={`${from.port} ${to.node} ${to.port}`}>
                    {formatMessage(
                      messages.connection,
                      { output: `${from.port} (${type})`, target: titleOf(to.node), input: to.port },
                      locale,
                    )}
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
