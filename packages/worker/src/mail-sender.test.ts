import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutgoingMail, UndeliverableError } from '@verapix/server/mails/ports';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderSender, createSmtpSender } from './mail-sender';

const from = 'Verapix <no-reply@app.test>';
const received: ParsedMail[] = [];

/** A mail server that refuses two recipients: one for good, one for now. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, callback) => {
    const [code] = /^\d+/.exec(address) ?? [];
    callback(code ? Object.assign(new Error('Not now'), { responseCode: Number(code) }) : null);
  },
  onData: (stream, _session, callback) => {
    void simpleParser(stream).then((mail) => {
      received.push(mail);
      callback();
    });
  },
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const digest: OutgoingMail = {
  id: '5f3c0f0e-0000-4000-8000-000000000001',
  kind: 'weekly-digest',
  data: { jobs: '12', images: '3', results: '0', sign_ins: '2' },
  createdAt: '2026-11-30T10:00:00.000Z',
  locale: 'de',
  to: 'ada@example.com',
  siteUrl: 'https://app.test',
  operatorAddress: undefined,
  links: {
    unsubscribe: 'https://app.test/de/mail-link?token=a.b.0.c',
    oneClick: 'https://project.test/functions/v1/mail-link?token=a.b.0.c',
  },
};

it('a mail arrives by SMTP as HTML and text, and can be unsubscribed from with one press', async () => {
  await createSmtpSender(url, from)(digest);
  const [mail] = received;
  expect(mail?.subject).toBe('Deine Woche bei Verapix');
  expect([mail?.from?.text, [mail?.to].flat()[0]?.text]).toEqual([
    '"Verapix" <no-reply@app.test>',
    'ada@example.com',
  ]);
  expect(mail?.messageId).toBe(`<${digest.id}@app.test>`);
  expect(mail?.text).toContain('Über die API vergrößerte Bilder: 12');
  expect(mail?.html).toContain('<html dir="ltr" lang="de"');
  expect(mail?.html).toContain('href="https://app.test/de/mail-link?token=a.b.0.c"');
  const lines = mail?.headerLines.map(({ line }) => line.replace(/\r?\n\s*/g, ' '));
  expect(lines).toContain(`List-Unsubscribe: <${digest.links.oneClick}>`);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('an answer to a forwarded message goes to its writer', async () => {
  const data = {
    name: 'Grace',
    address: 'grace@example.com',
    subject: 'Hello',
    text: 'A <b>question</b>\n\nBye',
  };
  await createSmtpSender(url, from)({ ...digest, kind: 'contact-message', data, locale: 'en', links: {} });
  const mail = received.at(-1);
  expect([mail?.subject, mail?.replyTo?.text]).toEqual(['Contact: Hello', 'grace@example.com']);
  expect(mail?.html).toContain('A &lt;b&gt;question&lt;/b&gt;');
  expect(mail?.headers.has('list')).toBe(false);
});

it('a recipient who is refused for good is told from one who is refused for now, and from a server that is away', async () => {
  const errorTo = (to: string, at = url) =>
    createSmtpSender(at, from)({ ...digest, to }).catch((error: unknown) => error);
  expect(await errorTo('550@example.com')).toBeInstanceOf(UndeliverableError);
  const errors = [await errorTo('451@example.com'), await errorTo('ada@example.com', 'smtp://127.0.0.1:1')];
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableError);
  }
});

it('a folder takes mails as files in the place of a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verapix-mails-'));
  try {
    await createFolderSender(folder, from)(digest);
    expect(await readdir(folder)).toEqual([`${digest.id}.eml`]);
    const { subject } = await simpleParser(await readFile(join(folder, `${digest.id}.eml`)));
    expect(subject).toBe('Deine Woche bei Verapix');
  } finally {
    await rm(folder, { recursive: true });
  }
});
