import { describe, expect, it } from 'vitest';
import { mailPageResponse, renderMailPage } from './mail-page.ts';
import type { Mail } from './mails.ts';

const mail = (subject: string, more: Partial<Mail> = {}): Mail => ({
  to: 'ada@example.org',
  subject,
  text: 'Hello',
  links: [],
  sentAt: '2026-11-21T10:00:00.000Z',
  ...more,
});

describe('the page of mails', () => {
  it('shows the newest first, with code and link', () => {
    const link = 'http://localhost:5173/auth/v1/verify?token=1&type=recovery';
    const page = renderMailPage([mail('Older'), mail('Newer', { code: '123456', links: [link] })]);
    expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'));
    expect(page).toContain('<code>123456</code>');
    expect(page).toContain('href="http://localhost:5173/auth/v1/verify?token=1&amp;type=recovery"');
  });

  it('shows markup in mails as text', () => {
    const markup = `<img src=x onerror="alert('1')">`;
    const page = renderMailPage([mail(markup, { to: markup, text: markup, code: markup, links: [markup] })]);
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  });

  it('says so when there are no mails', () => {
    expect(renderMailPage([])).toContain('No mails yet.');
  });

  it('has a policy that forbids scripts', () => {
    expect(mailPageResponse([]).headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
