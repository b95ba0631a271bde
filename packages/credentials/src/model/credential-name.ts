/** What a credential is about, as its name says it. */
export interface CredentialName {
  /** The course's title. */
  readonly courseName: string;
  /** The level, from 1. */
  readonly level: number;
  /** The level's title; absent where the database has none. */
  readonly levelTitle?: string | undefined;
}

/** What a credential and its achievement are called, such as `Bread Baking - Level 1: Dough`. */
export function credentialName({ courseName, level, levelTitle }: CredentialName): string {
  return `${courseName} - Level ${level}${levelTitle === undefined ? '' : `: ${levelTitle}`}`;
}

/** What such a name says; null for any other. */
export function readCredentialName(name: string): CredentialName | null {
  const [, courseName, level, levelTitle] = /^(.*) - Level (\d+)(?:: (.+))?$/su.exec(name) ?? [];
  return courseName === undefined ? null : { courseName, level: Number(level), levelTitle };
}
