import { mailKinds } from '@verapix/domain';
import { catalogueLocales } from '@verapix/messages/locale';
import { describe, expect, it } from 'vitest';
import { mailContent, mailText } from '@verapix/server/mails/content';
import { renderMail } from './render';
import { sampleMail } from './mail.sample';

describe.each(catalogueLocales)('each mail in %s', (locale) => {
  it.each(mailKinds)('of the kind %s says the same as HTML and as text', async (kind) => {
    const content = mailContent(sampleMail(kind, locale));
    const { html, text } = await renderMail(content);
    expect(text).toBe(mailText(content));
    const { paragraphs, quote = [] } = content;
    const said = [...paragraphs, ...quote, ...(content.details ?? []).map(({ value }) => value)];
    expect(said.join('')).not.toBe('');
    for (const part of said) {
      expect(text).toContain(part);
      expect(html).toContain(
        part.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
      );
    }
    expect(content.subject).not.toMatch(/[{}]|undefined/);
    expect(text).not.toMatch(/undefined|\{/);
  });
});

it('a mail contains no markup of others', async () => {
  const mail = sampleMail('contact-message', 'en');
  const data = { ...mail.data, name: '<img src=x onerror=alert(1)>', text: '<script>alert(1)</script>' };
  const { html } = await renderMail(mailContent({ ...mail, data }));
  expect(html).not.toMatch(/<script|<img/);
});

it.each([
  ['en', '$30.00'],
  ['de', '30,00\u00a0$'],
] as const)('an amount in %s is %s', (locale, amount) => {
  expect(mailText(mailContent(sampleMail('payment-refunded', locale)))).toContain(amount);
});

it('an answer quotes what was asked, line by line in the text', async () => {
  const mail = sampleMail('contact-answer', 'en');
  const data = { ...mail.data, text: 'Yes.', message: 'Hello,\nhow many?\n\n> Ten?' };
  expect((await renderMail(mailContent({ ...mail, data }))).text).toBe(
    'Yes.\n\nYour message:\n\n> Hello,\n> how many?\n>\n> > Ten?',
  );
});
