/**
 * `npm run mailing -- KIND FILE`: sends a mailing to the users who allow its kind. `FILE` is a text: the subject, an empty line, and
 * paragraphs with empty lines between them. Shows the mail and the number of recipients, and asks before it queues anything; a worker
 * sends it. `DATABASE_URL` names the database.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { mailings } from '@verapix/domain';
import { mailContent, mailText } from '@verapix/server/mails/content';
import { openDatabase } from '@verapix/server/node/database';
import { required } from '@verapix/server/node/settings';

const [kind, file] = process.argv.slice(2);
const mailing = mailings.find((each) => each === kind);
if (!mailing || !file) throw new Error(`Usage: npm run mailing -- ${mailings.join('|')} FILE`);

const [subject = '', ...paragraphs] = (await readFile(file, 'utf8')).trim().split(/\r?\n\s*\r?\n/);
if (!subject || subject.includes('\n') || paragraphs.length === 0)
  throw new Error(`${file} has to begin with a subject of one line, then an empty line, then the text.`);
const data = { subject, text: paragraphs.join('\n\n') };

const sql = openDatabase(required('DATABASE_URL'), 1);
const [row] = await sql<{ count: number }[]>`
  select count(*)::int as count from private.mailing_recipients(${mailing})`;
const count = row?.count ?? 0;
const content = mailContent({
  kind: mailing,
  data,
  createdAt: new Date().toISOString(),
  locale: 'en',
  siteUrl: process.env.SITE_URL ?? 'https://app.example',
  links: { unsubscribe: 'a link of each recipient' },
});
console.log(`Subject: ${content.subject}\n\n${mailText(content)}\n`);
console.log(`${count} users allow ${mailing} and may get one now.`);

if (count > 0) {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await input.question('Type the number of recipients to send it: ');
  input.close();
  if (answer.trim() === String(count)) {
    const [queued] = await sql<{ count: string }[]>`
      select private.queue_mailing(${mailing}, ${JSON.stringify(data)}::text::jsonb) as count`;
    console.log(`Queued for ${queued?.count} users. A worker sends them.`);
  } else console.log('Nothing was sent.');
}
await sql.end();
