/** One numbered section of the policy. */
export interface PrivacySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What of a site the policy follows. */
export interface PrivacyFacts {
  /** Who runs the site, in a sentence. */
  readonly about: string;
  /** Where questions about privacy go. */
  readonly mailbox: string;
  /** Whether learners have accounts, in which progress and certificates are kept; otherwise their browsers keep them. */
  readonly hasAccounts: boolean;
  /** Whether lessons check flows of learners. */
  readonly checksFlows: boolean;
  /** Whether a day is named from which the policy applies. */
  readonly isDated: boolean;
}

/** The fourteen sections of the privacy policy. */
export function privacySections(facts: PrivacyFacts): readonly PrivacySection[] {
  const { about, mailbox, hasAccounts, checksFlows, isDated } = facts;
  const accounts = (paragraph: string) => (hasAccounts ? [paragraph] : []);
  const flows = (sentence: string) => (checksFlows ? ` ${sentence}` : '');
  return [
    {
      title: 'Who we are',
      paragraphs: [about],
    },
    {
      title: 'Data we collect',
      paragraphs: [
        ...accounts('Account: the e-mail address and, if you give it, the full name you sign up with.'),
        hasAccounts
          ? `Usage: the tasks you complete, your answers to tests, their results and the time they took, and the certificates you ask for.${flows('Where a lesson checks your work, and a flow passes: its task, a fingerprint of it, the release that saved it and the time. The flow itself stays on your computer.')}`
          : 'Usage: none. The tasks you complete, your answers to tests, their results and your certificates stay in your browser, and we do not see them.',
        'Technical: what any web server sees, such as your address on the network and your browser’s name.',
        'Communications: what you write to us.',
      ],
    },
    {
      title: 'How we use it',
      paragraphs: [
        hasAccounts
          ? 'To keep your progress, to unlock levels, to issue and verify certificates, and to keep the site running.'
          : 'To keep the site running, and to answer you.',
      ],
    },
    {
      title: 'Legal bases',
      paragraphs: [
        `${hasAccounts ? 'Keeping your progress and certificates fulfils what you ask of us. ' : ''}Keeping the site secure is our legitimate interest. Anything else happens only with your consent.`,
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        `We set no cookies. Your browser’s own storage holds your progress, the theme and the language you choose${hasAccounts ? ' and, if you sign in, your session' : ''}.`,
      ],
    },
    {
      title: 'Analytics',
      paragraphs: [`We run no analytics and call no third party${hasAccounts ? ' before you sign in' : ''}.`],
    },
    {
      title: 'Sharing',
      paragraphs: [
        `We do not sell your data. Our hosting${hasAccounts ? ' and database providers process' : ' provider processes'} it for us.`,
        ...accounts(
          `A certificate can be read by anyone who has its address, because that is what it is for.${flows('It names which of your flows had passed a check, by task, fingerprint, release and day.')}`,
        ),
      ],
    },
    {
      title: 'International transfers',
      paragraphs: [
        'Our providers may store data in other countries, under the safeguards that the law asks for.',
      ],
    },
    {
      title: 'Retention',
      paragraphs: [
        ...accounts(
          'Progress is kept until you delete it or your account. Certificates are kept so that they can be verified.',
        ),
        ...accounts(
          `You delete your account by yourself, at My Progress or at Certificates. Everything in it goes at once: address, name, progress, ${checksFlows ? 'answers, checks' : 'answers'} and sessions. Your certificates go as well, unless you leave them for those who verify them: then name, course, level, score and date stay as they were issued${checksFlows ? ', with the checked flows that they name' : ''}, and no account belongs to them. Of a signed certificate that goes, its number and the day stay without a name, so that whoever has it learns that it does not count.`,
        ),
        `Progress that is saved only in your browser stays there until you clear it.${hasAccounts ? ' So does a copy of your progress in other browsers that you were signed in with.' : ''}`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may see, correct, export and delete your data: Export at My Progress gives you all that is kept of you, as a file. You may object to its use, and complain to a supervisory authority.',
        'Where progress is saved only in your browser, that file can be imported there again. It is read by your browser and sent nowhere.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        `Data travels encrypted${hasAccounts ? ', and access rules in the database let each account reach only its own progress' : ''}.`,
      ],
    },
    {
      title: 'Children',
      paragraphs: ['The site is not aimed at children under 13, and we do not knowingly collect their data.'],
    },
    {
      title: 'Changes',
      paragraphs: [
        `When this policy changes, the new text stands here${isDated ? ' with its effective date' : ''}.`,
      ],
    },
    {
      title: 'Contact',
      paragraphs: [`Write to ${mailbox}.`],
    },
  ];
}
