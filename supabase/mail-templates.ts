/**
 * `npm run generate` writes the auth service's mails to `supabase/templates`, from the catalogue in all its languages. A mail
 * is in the language that the account was created in; an account without one, such as from Google, gets English.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueLocales } from '../packages/messages/src/locales.ts';
import type { MailLinkType } from '../packages/domain/src/mail-links.ts';
import type mails from '../packages/messages/catalogue/en/mails.json';

type Key = keyof typeof mails;
type Texts = Readonly<Record<Key, string>>;

/** The kinds of mails with a link, by the start of the keys of their texts. */
const linkTypes = {
  confirm: 'signup',
  invite: 'invite',
  signIn: 'magiclink',
  reset: 'recovery',
  change: 'email_change',
} as const satisfies Record<string, MailLinkType>;

const textsOf = (locale: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../packages/messages/catalogue/${locale}/mails.json`), 'utf8'),
  ) as Texts;

/** Fills in what the auth service knows, in the syntax of Go's templates. */
const filled = (text: string) => text.replaceAll('{code}', '{{ .Token }}');

/** The languages as branches of a template. `printf` makes a text of an absent language, which `eq` would refuse. */
function byLanguage(write: (texts: Texts, locale: string) => string, separator = ''): string {
  const branches = catalogueLocales
    .filter((locale) => locale !== 'en')
    .map(
      (locale) => `eq (printf "%v" .Data.locale) "${locale}" }}${separator}${write(textsOf(locale), locale)}`,
    );
  const otherwise = `{{ else }}${separator}${write(textsOf('en'), 'en')}{{ end }}`;
  return `{{ if ${branches.join('{{ else if ')}${otherwise}`;
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${filled(text)}</p>\n`).join('');

/**
 * The address of the page that asks before it spends the token: scanners of mails open each link, and would use it up. The app
 * names the page in its requests. A mail that was sent from the dashboard names none, and leads to the callback page.
 */
function linkAddress(type: MailLinkType, locale: string): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const page = `{{ if eq .RedirectTo .SiteURL }}{{ .SiteURL }}${prefix}/auth/callback{{ else }}{{ .RedirectTo }}{{ end }}`;
  return `${page}?token_hash={{ .TokenHash }}&amp;type=${type}`;
}

const linkMail = (kind: keyof typeof linkTypes) => ({
  subject: byLanguage((texts) => filled(texts[`${kind}Subject`])),
  html: byLanguage(
    (texts, locale) =>
      paragraphs(
        texts[`${kind}Text`],
        `<a href="${linkAddress(linkTypes[kind], locale)}">${texts[`${kind}Label`]}</a>`,
        texts.codeInstead,
        texts.lifetime,
      ),
    '\n',
  ),
});

/** Each mail of the auth service, by its name in `config.toml`: those that the app asks for, and those of the dashboard. */
export const mailTemplates: Readonly<Record<string, { subject: string; html: string }>> = {
  confirmation: linkMail('confirm'),
  recovery: linkMail('reset'),
  invite: linkMail('invite'),
  magic_link: linkMail('signIn'),
  email_change: linkMail('change'),
  reauthentication: {
    subject: byLanguage(({ codeSubject }) => filled(codeSubject)),
    html: byLanguage(({ codeText, codeLifetime }) => paragraphs(codeText, codeLifetime), '\n'),
  },
};

export const templatesDir = join(import.meta.dirname, 'templates');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, { html }] of Object.entries(mailTemplates))
    writeFileSync(join(templatesDir, `${name}.html`), `${html}\n`);
}
