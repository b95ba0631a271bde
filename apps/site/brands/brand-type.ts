/** A colour on light and on dark pages. */
export type ColorPair = readonly [light: string, dark: string];

/** The settings of a site for another host and another course. */
export interface Brand {
  /** The folder of the host that the site stands in, with slashes around it. `/` is the top of a domain. */
  readonly base: `/${string}`;
  /** Where questions about privacy go. */
  readonly privacyMailbox: string;
  /**
   * The form of the repository's issues in which learners say that a step is wrong, such as
   * `https://github.com/owner/name/issues/new?template=wrong-step.yml`; `release`, `lesson` and `step` are filled in.
   * Absent: steps have no link to it.
   */
  readonly wrongStepForm?: string;
  /** Begins the keys of what the browser remembers of the site itself, such as its theme. */
  readonly storageKey: string;
  /** Stands in front of the keys of progress in the browser. Absent: the course's own name. */
  readonly progressPrefix?: string;
  /** The kit's colours that are the brand's own, by the token's name: `accent` is `--ck-color-accent`. */
  readonly colors: Readonly<Record<string, ColorPair>> & {
    /** The page's background, which browsers give their own frame too. */
    readonly canvas: ColorPair;
  };
}
