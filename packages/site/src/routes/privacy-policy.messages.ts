/** English wording around the privacy policy. Its text is English in every language: a translation would bind nobody. */
export const privacyPolicyMessages = {
  title: 'Privacy Policy',
  lead: 'How {course} treats your data.',
  effective: 'Effective date: {date}.',
  inEnglish: 'The policy itself is in English, which is the text that counts.',
} as const;
