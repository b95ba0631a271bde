/** English wording of the landing page for a learner who has passed all levels. */
export const finishedMessages = {
  title: 'You did it: every level is passed',
  lead: 'Congratulations! There is proof of it: a certificate for each level, with an address that anyone can check.',
  /** Where there are no accounts, and so no addresses that others can check. */
  'lead.browser':
    'Congratulations! There is proof of it: a certificate for each level, to save and to print.',
  certificates: 'Your certificates',
  level: 'Level {level}',
  nextTitle: 'What is next',
  buildTitle: 'Make something of your own',
  build: 'Take on something that nobody has shown you.',
  buildLink: 'Official docs',
  shareTitle: 'Show it around',
  share: 'The community likes to see what others build, and has answers where you get stuck.',
  shareLink: 'Community chat',
  extraTitle: 'More courses are coming',
  extra: 'See what can be learned next.',
  extraLink: 'Extra Courses',
} as const;
