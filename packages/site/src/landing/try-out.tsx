import { tryOut } from 'virtual:course-site/try-out';
import { FlowWiring } from '@course-kit/flow/exercise';
import { useState } from 'react';
import { CourseText } from '../language/course-text.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { tryOutMessages } from './try-out.messages.js';

const { flow, exercise, chat } = tryOut;

/** A flow to be completed, and the chat that it makes. */
export function TryOut({
  isStill,
}: {
  /** As it is written at build: with the places of what only the browser can do. */
  readonly isStill: boolean;
}) {
  const text = useTexts('tryOut', tryOutMessages);
  const [hasArrived, setArrived] = useState(false);
  const first = flow.connections[0]?.from.node;
  const last = flow.connections.at(-1)?.to.node;
  const titleOf = (id: string | undefined) => flow.nodes.find((node) => node.id === id)?.title;
  const [missing = ''] = exercise.missing.map(({ connection }) => connection.split(' -> ')[0]);
  return (
    <>
      <div className="try-out-head" data-still={isStill || undefined}>
        <h2>{text('title')}</h2>
        <p>
          <TextAround text={text('howTo', { port: ELEMENT })}>
            <strong>
              <CourseText>{missing.slice(missing.indexOf('.') + 1)}</CourseText>
            </strong>
          </TextAround>
        </p>
      </div>
      <FlowWiring flow={flow} exercise={exercise} isStill={isStill} onArrive={() => setArrived(true)} />
      <div className="try-out-chat">
        <p className="try-out-asked">
          <CourseText>
            <span className="try-out-who">{titleOf(first)}</span>
            <span className="visually-hidden">: </span>
            {chat.asked}
          </CourseText>
        </p>
        <p className="try-out-answer" role="status" data-arrived={hasArrived || undefined}>
          <CourseText>
            <span className="try-out-who">{titleOf(last)}</span>
            <span className="visually-hidden">: </span>
            {hasArrived ? chat.answer : chat.without}
          </CourseText>
        </p>
      </div>
    </>
  );
}
