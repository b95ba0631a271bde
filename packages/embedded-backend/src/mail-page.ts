import type { Mail } from './mails.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; }
  article { border-block-start: 1px solid; padding-block: 1rem; }
  h2 { margin: 0; font-size: 1.1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  code { font-size: 1.5rem; letter-spacing: 0.1em; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

function entry({ to, subject, text, links, code, sentAt }: Mail): string {
  const anchors = links.map((link) => `<dd><a href="${escape(link)}">${escape(link)}</a></dd>`).join('');
  return `
<article>
  <h2>${escape(subject)}</h2>
  <dl>
    <dt>To</dt><dd>${escape(to)}</dd>
    <dt>Sent</dt><dd><time datetime="${escape(sentAt)}">${escape(sentAt)}</time></dd>
    ${code === undefined ? '' : `<dt>Code</dt><dd><code>${escape(code)}</code></dd>`}
    ${anchors === '' ? '' : `<dt>Link</dt>${anchors}`}
  </dl>
  <details><summary>Whole text</summary><pre>${escape(text)}</pre></details>
</article>`;
}

/** Every mail the embedded backend would have sent, newest first. */
export function renderMailPage(mails: readonly Mail[]): string {
  const entries = mails.toReversed().map(entry).join('');
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Mails (${mails.length})</title>
  <style>${STYLE}</style>
</head>
<body>
  <h1>Mails</h1>
  <p>The embedded backend sends nothing. What it would have sent is here until it stops.</p>
  ${entries === '' ? '<p>No mails yet. Ask for a new password, then reload this page.</p>' : entries}
</body>
</html>`;
}

export const mailPageResponse = (mails: readonly Mail[]): Response =>
  new Response(renderMailPage(mails), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  });
