/**
 * `npm run generate` writes the auth service's mails to `supabase/templates`: in the look of all others, in all languages of the
 * catalogue. A mail is in the language that the account was created in; an account without one, such as from Google, gets English.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { authCodeMail, authLinkMail, type MailedLinkType } from '@verapix/mails/auth-mails';
import { renderMail } from '@verapix/mails/render';
import { addressPrefix, type CatalogueLocale, catalogueLocales } from '@verapix/messages/locale';
import type { MailContent } from '@verapix/server/mails/content';

/** What the auth service knows, in the syntax of Go's templates. */
const code = '{{ .Token }}';

/** The languages as branches of a template. `printf` makes a text of an absent language, which `eq` would refuse. */
function byLanguage(texts: Readonly<Record<CatalogueLocale, string>>, separator = ''): string {
  const branches = catalogueLocales
    .filter((locale) => locale !== 'en')
    .map((locale) => `eq (printf "%v" .Data.locale) "${locale}" }}${separator}${texts[locale]}${separator}`);
  return `{{ if ${branches.join('{{ else if ')}{{ else }}${separator}${texts.en}${separator}{{ end }}`;
}

async function template(write: (locale: CatalogueLocale) => MailContent) {
  const written = await Promise.all(
    catalogueLocales.map(async (locale) => {
      const content = write(locale);
      return { locale, subject: content.subject, html: (await renderMail(content)).html };
    }),
  );
  const textsOf = (part: 'subject' | 'html') =>
    Object.fromEntries(written.map((mail) => [mail.locale, mail[part]])) as Record<CatalogueLocale, string>;
  return { subject: byLanguage(textsOf('subject')), html: byLanguage(textsOf('html'), '\n') };
}

/**
 * The address of the page that asks before it spends the token: scanners of mails open each link, and would use it up. The app
 * names the page in its requests. A mail that was sent from the dashboard names none, and leads to the callback page.
 */
function linkAddress(type: MailedLinkType, locale: CatalogueLocale): string {
  const callback = `{{ .SiteURL }}${addressPrefix(locale)}/auth/callback`;
  const page = `{{ if eq .RedirectTo .SiteURL }}${callback}{{ else }}{{ .RedirectTo }}{{ end }}`;
  return `${page}?token_hash={{ .TokenHash }}&type=${type}`;
}

const linkMail = (type: MailedLinkType) =>
  template((locale) => authLinkMail(type, locale, { href: linkAddress(type, locale), code }));

/** Each mail of the auth service, by its name in `config.toml`: those that the app asks for, and those of the dashboard. */
export const mailTemplates = {
  confirmation: await linkMail('signup'),
  recovery: await linkMail('recovery'),
  invite: await linkMail('invite'),
  magic_link: await linkMail('magiclink'),
  email_change: await linkMail('email_change'),
  reauthentication: await template((locale) => authCodeMail(locale, code)),
};

const templatesDir = join(import.meta.dirname, 'templates');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, { html }] of Object.entries(mailTemplates))
    writeFileSync(join(templatesDir, `${name}.html`), `${html}\n`);
}
