/** English wording of the page of certificates. */
export const certificatesMessages = {
  title: 'Certificates',
  lead: 'Your certificates, and a way to verify anyone’s.',
  own: 'Your certificates',
  signInToSee: '{signIn} to see your certificates.',
  signIn: 'Sign in',
  lookUpTitle: 'Look up a certificate',
  id: 'Certificate ID',
  hint: 'It’s at the bottom of the certificate.',
  refused: 'That is not a certificate ID. It looks like {example}.',
  lookUp: 'Look up',
  passed: 'Level {level} is passed.',
  toMake: 'Your certificate for Level {level}',
} as const;
