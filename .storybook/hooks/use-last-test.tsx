import { useLastTest, useNotNowSentence } from '@course-kit/react';

export function Example() {
  const { score, minutesLeft } = useLastTest(1);
  const sentence = useNotNowSentence();
  if (minutesLeft > 0) return <p>{sentence({ of: 'limited', minutes: minutesLeft })}</p>;
  return <p>{score === null ? 'The test opens with its questions' : `The last result is ${score} %`}</p>;
}
