import { lastIrreplaceable, type Certificate } from './certificate.js';

/** Marks, overrides and isolates of direction, which would turn round what is printed beside the name. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Joiners and variation selectors, without which some scripts and emoji look wrong. */
const SHAPING = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;

/** Joiners that join nothing. */
const IDLE =
  /(?<![^\s\u200c\u200d])(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?![^\s\u200c\u200d])|(?:\u200c|\u200d){2,}/gu;

/** Characters that print nothing, some of which count as letters; a blank of Braille; and controls that are no blanks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]|[^\P{Cc}\s]/gu;

/**
 * A name as a certificate prints it: without what is invisible or turns a direction, without blanks around it, and with one
 * between its words. Empty where it has no letter and no number.
 */
export function printedName(name: string): string {
  const printed = name
    .replace(TURNING, '')
    .replace(UNSEEN, (character) => (SHAPING.test(character) ? character : ''))
    .replace(IDLE, '')
    .trim()
    .replace(/\s+/gu, ' ');
  return /[\p{L}\p{N}]/u.test(printed) ? printed : '';
}

/**
 * The name that a learner has confirmed, out of their certificates, oldest first. Empty where there is none, also where an older
 * certificate has a name that is not printed any more.
 */
export function confirmedName(certificates: readonly Certificate[]): string {
  return printedName(lastIrreplaceable(certificates)?.userName ?? '');
}
