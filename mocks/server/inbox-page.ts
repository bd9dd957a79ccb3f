import type { Mail } from '../db/schema';
import { escapeHtml } from '../http/html';
import { html } from '../http/responses';

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  article { border-block-start: 1px solid; padding-block: 1rem; }
  h2 { font-size: 1.125rem; margin-block: 0 0.25rem; }
  p { margin-block: 0.5rem; white-space: pre-line; }
  a { display: inline-block; min-block-size: 1.5rem; }`;

/** Addresses in an escaped text, as links. */
const withLinks = (text: string) =>
  text.replace(/https?:\/\/\S+/g, (href) => `<a href="${href}">${href}</a>`);

function article({ to, subject, text, link, sentAt }: Mail): string {
  const sent = new Date(sentAt).toISOString();
  return `<article>
  <h2>${escapeHtml(subject)}</h2>
  <p>To ${escapeHtml(to)} · <time datetime="${sent}">${sent.replace('T', ' ').slice(0, 16)} UTC</time></p>
  <p>${withLinks(escapeHtml(text))}</p>
  ${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}
</article>`;
}

/** A page with all mails, newest first. */
export function inboxPage(mails: readonly Mail[]): Response {
  const newestFirst = mails.toSorted((one, other) => other.sentAt - one.sentAt);
  return html(
    200,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox · Verapix backend</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p>Mails are never sent. They are listed here; reload to see new ones.</p>
${newestFirst.map(article).join('\n') || '<p>No mail yet.</p>'}
</main>
</body>
</html>`,
  );
}
