/** English wording of keeping a level for a time without a network. */
export const keepLevelMessages = {
  title: 'Learn without a network',
  lead: 'Keep this level in this browser. Its lessons, pictures and test then open on a train or a plane, too.',
  leadWithoutTest:
    'Keep this level in this browser. Its lessons and pictures then open on a train or a plane, too; its test needs the network.',
  keep: 'Keep this level offline ({size})',
  films: 'With its videos ({size})',
  keeping: 'Keeping this level… {share}',
  kept: 'This level is kept in this browser ({size}). It opens without a network.',
  filmsNeed: 'Its videos need the network.',
  remove: 'Remove it from this browser',
  newer: 'The level has changed since. What you kept goes on working.',
  update: 'Update what is kept ({size})',
  full: 'This browser has no room for the level: it needs {needed}. Nothing has changed.',
  network: 'The level could not be fetched, so nothing has changed. Check your connection and try again.',
  refused: 'This window cannot keep anything: it is private, or it keeps no data of this site.',
  again: 'Try again',
} as const;
