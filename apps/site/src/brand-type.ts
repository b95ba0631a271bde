/** What the site is besides its course: what another host of another course changes. */
export interface Brand {
  /** The folder of the host that the site stands in, with slashes around it. `/` is the top of a domain. */
  readonly base: `/${string}`;
  /** Where questions about privacy go. */
  readonly privacyMailbox: string;
  /** Begins the keys of what the browser remembers of the site itself, such as its theme. */
  readonly storageKey: string;
  /** Stands in front of the keys of progress in the browser. Absent: the course's own name. */
  readonly progressPrefix?: string;
  /** The page's background, light and dark, for browsers' own frames. */
  readonly themeColors: readonly [light: string, dark: string];
}
