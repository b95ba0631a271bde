/** English wording of the flow that is tried on the landing page. */
export const tryOutMessages = {
  title: 'Try it: one wire is missing',
  howTo: 'Drag from the dot at {port} to the port where it fits, or press one and then the other.',
} as const;
