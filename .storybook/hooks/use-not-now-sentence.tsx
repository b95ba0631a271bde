import { useNotNowSentence } from '@course-kit/react';

export function Example() {
  const sentence = useNotNowSentence();
  return <p>{sentence({ of: 'not-passed', level: 2 })}</p>;
}
