/** An Arabic text that is the same for every number: no noun has to agree with it. */
export const anyNumber = <const Text extends string>(text: Text) =>
  ({ zero: text, one: text, two: text, few: text, many: text, other: text }) as const;
