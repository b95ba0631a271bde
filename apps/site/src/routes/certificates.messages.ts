/** English wording of the page of certificates. */
export const certificatesMessages = {
  title: 'Certificates',
  lead: 'Yours, and a check for anyone else’s.',
  own: 'Your certificates',
  loading: 'Loading your certificates',
  failed: 'Your certificates could not be loaded. Please try again later.',
  signInToSee: '{signIn} to see your certificates.',
  signIn: 'Sign in',
  none: "None yet. Pass a level's test and download its certificate from {progress}.",
  progress: 'My Progress',
  certificate: '{course} - Level {level}',
  detail: '{score}% · {date}',
  lookUpTitle: 'Look up a certificate',
  id: 'Certificate ID',
  hint: 'You find it at the bottom of the certificate.',
  refused: 'That is not a certificate ID. It looks like {example}.',
  lookUp: 'Look up',
} as const;
