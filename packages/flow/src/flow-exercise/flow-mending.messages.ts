import type { TextsLike } from '@course-kit/react/messages';

/** Texts of an exercise on a flow in which connections are wrong, beside those of the others. */
export const flowMendingMessages = {
  howTo:
    'Something is wired wrong here. Drag the end of a wire to another port, or select a wire, in the picture or in the last list, to take it off. Then make what is missing.',
  wrong: { one: '{count} wire is wrong.', other: '{count} wires are wrong.' },
  list: 'Take off from a list',
  wires: 'Wire',
  wire: '{from} · {output} → {to} · {input}',
  takeOff: 'Take off',
  takenOff: 'Taken off: {output} no longer goes to {component}, {input}.',
  takenFirst: 'To connect something else there, take that wire off first.',
  refused: 'That wire belongs here: without it, this flow can’t do its job. Try another one.',
  hintPlace: 'Look at {component}: a wire leads to {input} that does not belong there.',
  hintConnection: 'Take off the wire from {from} · {output} to {to} · {input}.',
} as const;

/** The texts of an exercise with wrong connections. */
export type FlowMendingMessages = TextsLike<typeof flowMendingMessages>;
