import type { TextsLike } from '@course-kit/react/messages';

/** Texts of an exercise on a flow. */
export const flowExerciseBoardMessages = {
  howTo: 'Drag from one port to another, or select one port, then another. Prefer lists? Use the two below.',
  picture: 'The flow so far',
  missing: { one: '{count} connection is missing.', other: '{count} connections are missing.' },
  solved: 'Solved: the flow is complete.',
  runs: 'What comes in at {start} now reaches {end}.',
  solvedOn: 'Solved on {date}',
  list: 'Connect from a list',
  from: 'Output',
  to: 'Input that fits',
  chooseFrom: 'Choose an output',
  nothingFits: 'No free input fits',
  port: '{component} · {port} ({type})',
  connect: 'Connect',
  undo: 'Undo',
  reset: 'Start over',
  chosen: '{component}, {port} is chosen. Press the port that it belongs to.',
  letGo: '{component}, {port} is no longer chosen.',
  connected: 'It fits: {output} goes to {component}, {input}.',
  refusedType: '{given} does not fit {taken}.',
  refusedTaken: '{component}, {input} has its connection already.',
  refusedConnected: 'These two are connected already.',
  refusedOutputs: 'Both are outputs. A connection leads from an output to an input.',
  refusedInputs: 'Both are inputs. A connection leads from an output to an input.',
  refusedOwn: 'Both are of one component, which does not feed itself here.',
  refusedElsewhere: 'That fits, but then this flow can’t do its job. Try another port.',
  hint: 'Show a hint',
  answer: 'Show the connection',
  hintPlace: 'Look at {component}: {input} is still open.',
  hintConnection: 'Connect {from} · {output} to {to} · {input}.',
  undone: 'Taken back.',
  begun: 'Your connections are gone; Undo brings them back.',
} as const;

/** The texts of an exercise. */
export type FlowExerciseBoardMessages = TextsLike<typeof flowExerciseBoardMessages>;
