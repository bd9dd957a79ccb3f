import type { MailLinkType } from '@verapix/domain';
import type { CatalogueLocale } from '@verapix/messages/locale';
import * as de from '@verapix/messages/de/mails';
import * as en from '@verapix/messages/en/mails';
import type { MailContent } from '@verapix/server/mails/content';

type Texts = typeof en;

/** Confirmations of an address have one mail, whatever the auth service calls them. */
export type MailedLinkType = Exclude<MailLinkType, 'email'>;

const catalogue: Readonly<Record<CatalogueLocale, Texts>> = { en, de };

const linkTexts: Readonly<
  Record<MailedLinkType, (texts: Texts) => { subject: string; text: string; label: string }>
> = {
  signup: (texts) => ({ subject: texts.confirmSubject, text: texts.confirmText, label: texts.confirmLabel }),
  invite: (texts) => ({ subject: texts.inviteSubject, text: texts.inviteText, label: texts.inviteLabel }),
  magiclink: (texts) => ({ subject: texts.signInSubject, text: texts.signInText, label: texts.signInLabel }),
  recovery: (texts) => ({ subject: texts.resetSubject, text: texts.resetText, label: texts.resetLabel }),
  email_change: (texts) => ({
    subject: texts.changeSubject,
    text: texts.changeText,
    label: texts.changeLabel,
  }),
};

/** What a mail of the auth service with a link and a code says. */
export function authLinkMail(
  type: MailedLinkType,
  locale: CatalogueLocale,
  { href, code }: { href: string; code: string },
): MailContent {
  const texts = catalogue[locale];
  const { subject, text, label } = linkTexts[type](texts);
  return {
    locale,
    subject,
    paragraphs: [text],
    action: { label, href },
    note: `${texts.codeInstead({ code })} ${texts.lifetime}`,
    footerLinks: [],
  };
}

/** What the mail of the auth service with a code alone says. */
export function authCodeMail(locale: CatalogueLocale, code: string): MailContent {
  const texts = catalogue[locale];
  return {
    locale,
    subject: texts.codeSubject({ code }),
    paragraphs: [texts.codeText({ code })],
    note: texts.codeLifetime,
    footerLinks: [],
  };
}
