import type { TextsLike } from '@course-kit/react/messages';

/** Texts of a map of an interface. */
export const interfaceMapMessages = {
  asText: 'This map as text',
  step: 'Step {step}: {label}',
} as const;

/** The texts of a map of an interface. */
export type InterfaceMapMessages = TextsLike<typeof interfaceMapMessages>;
