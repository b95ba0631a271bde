import { describe, expect, test } from 'vitest';
import { privacySections, type PrivacyFacts } from './privacy-policy-text.js';

const facts: PrivacyFacts = {
  about: 'Knots is a course about Rope.',
  mailbox: 'privacy@knots.example',
  hasAccounts: true,
  checksFlows: true,
  isDated: true,
};
const textWith = (change: Partial<PrivacyFacts>) =>
  privacySections({ ...facts, ...change })
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');

describe('the privacy policy', () => {
  test.each([{}, { hasAccounts: false }, { checksFlows: false }, { isDated: false }])(
    'has fourteen sections that say something, with %j',
    (change) => {
      const sections = privacySections({ ...facts, ...change });
      expect(sections).toHaveLength(14);
      for (const { paragraphs } of sections) expect(paragraphs.join('').length).toBeGreaterThan(20);
      expect(textWith(change)).not.toMatch(/undefined|false| {2}|\s[.,]/);
    },
  );

  test('speaks of flows only where lessons check some', () => {
    expect(textWith({})).toMatch(/flow/);
    expect(textWith({ checksFlows: false })).not.toMatch(/flow|fingerprint|check/);
  });

  test('speaks of accounts, their certificates and databases only where there are some', () => {
    expect(textWith({})).toMatch(/your account by yourself/);
    expect(textWith({ hasAccounts: false })).not.toMatch(
      /account|sign|database|who has its address|e-mail|flow/i,
    );
  });

  test('speaks of its effective date only where it has one', () => {
    expect(textWith({})).toMatch(/effective date/);
    expect(textWith({ isDated: false })).not.toMatch(/date\./);
  });

  test('says who runs the site, and where to write', () => {
    expect(textWith({})).toMatch(/^Knots is a course about Rope\./);
    expect(textWith({})).toMatch(/Write to privacy@knots\.example\.$/);
  });
});
