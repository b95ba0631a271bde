import type { Flow } from '../../flow/model/flow.js';
import type { RuleTest } from './task-check.js';

/** Why a file is not looked at. */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'archive'
  | 'notText'
  | 'webPage'
  | 'notJson'
  | 'notObject'
  | 'noFlow'
  | 'component'
  | 'several'
  | 'noComponents'
  | 'damaged'
  | 'sameIds'
  | 'tooMany'
  | 'tooDeep';

/** What was looked for. */
export type Sought =
  | { readonly kind: 'component'; readonly component: string }
  | {
      readonly kind: 'connection';
      readonly from: string;
      readonly output: string;
      readonly to: string;
      readonly input: string;
    }
  | {
      readonly kind: 'rule';
      readonly test: RuleTest;
      readonly component: string;
      readonly field: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'words'; readonly words: string };

/** What was looked for, and whether it is there. */
export interface Finding {
  /** `unsure` where the file does not tell. */
  readonly state: 'found' | 'missing' | 'unsure';
  readonly sought: Sought;
}

/** Where a key stands that nobody else should have. */
export interface FoundSecret {
  /** The name of its component; empty where the file has none. */
  readonly component: string;
  readonly field: string;
}

/** The learner's flow, with what is missing drawn in. */
export interface CheckedPicture {
  readonly flow: Flow;
  /** Ids of the components that are drawn although they are missing. */
  readonly missingNodes: readonly string[];
  /** Indices of the connections that are drawn although they are missing. */
  readonly missingConnections: readonly number[];
}

/** What a check comes to. */
export type CheckReport =
  | { readonly outcome: 'refused'; readonly reason: RefusalReason }
  | { readonly outcome: 'secrets'; readonly secrets: readonly FoundSecret[] }
  | {
      readonly outcome: 'checked';
      /** Nothing is missing and nothing unsure. */
      readonly isPassed: boolean;
      readonly findings: readonly Finding[];
      /** The same for flows of the same components and connections, whatever their ids. */
      readonly fingerprint: string;
      /** The release that saved the flow, where the file says it. */
      readonly release: string | null;
      /** The release is newer than those that the check knows. */
      readonly isNewer: boolean;
      readonly picture: CheckedPicture | null;
    };
