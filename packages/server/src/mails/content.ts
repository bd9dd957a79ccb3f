import { api, deviceName, isAlert, isMailing, type MailKind, mailSwitches } from '@verapix/domain';
import * as de from '@verapix/messages/de/account-mails';
import * as deFormats from '@verapix/messages/de/formats';
import * as en from '@verapix/messages/en/account-mails';
import * as enFormats from '@verapix/messages/en/formats';
import { formatMoney } from '@verapix/messages/formats/dates';
import { addressPrefix, type CatalogueLocale } from '@verapix/messages/locale';

type Texts = typeof en;

/** A mail as it is to be written. */
export interface MailToWrite {
  kind: MailKind;
  /** What the mail tells of, as it was queued. */
  data: Readonly<Record<string, string>>;
  /** ISO 8601: when that happened. */
  createdAt: string;
  locale: CatalogueLocale;
  /** The app's origin. */
  siteUrl: string;
  /** Where messages to the operator go. */
  operatorAddress?: string | undefined;
  links: { notMe?: string; unsubscribe?: string };
}

export interface MailLabelledLink {
  label: string;
  href: string;
}

/** What a mail says, without its look. */
export interface MailContent {
  locale: CatalogueLocale;
  subject: string;
  paragraphs: readonly string[];
  /** What someone wrote, below the paragraphs. */
  quote?: readonly string[];
  /** Steps in their order. */
  steps?: readonly string[];
  details?: readonly { label: string; value: string }[];
  action?: MailLabelledLink;
  /** Stands below the button, smaller. */
  note?: string;
  /** Why the mail came, and how to stop it. */
  reason?: string;
  footerLinks: readonly MailLabelledLink[];
  /** The address that an answer goes to, if it is not the sender's. */
  replyTo?: string;
}

const catalogue = { en: { ...en, ...enFormats }, de: { ...de, ...deFormats } };

/** The device of a `User-Agent`, or those of several, one a line, of which one did it; nothing if none is known. */
function deviceDetail({ user_agent, user_agents }: MailToWrite['data'], locale: CatalogueLocale) {
  const texts = catalogue[locale];
  const agents = (user_agent || user_agents || '').split('\n').filter(Boolean);
  const names = [...new Set(agents.map((agent) => deviceName(agent, texts)))];
  if (names.length === 0) return [];
  return [{ label: names.length > 1 ? texts.oneOfDevices : texts.device, value: names.join(', ') }];
}

/** A time in UTC, as the reader's zone is not known. */
function timeOf(iso: string, locale: CatalogueLocale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, format).format(new Date(iso))} UTC`;
}

/** Paragraphs of a plain text, separated by empty lines. */
const paragraphsOf = (text = '') =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

type Parts = Omit<MailContent, 'locale' | 'footerLinks' | 'reason'>;

/** The events that an alert tells of, each with what it says beyond time and device. */
const alerts: Partial<Record<MailKind, (texts: Texts) => { subject: string; text: string }>> = {
  'signed-in': (texts) => ({ subject: texts.signedInSubject, text: texts.signedInText }),
  'password-changed': (texts) => ({ subject: texts.passwordSubject, text: texts.passwordText }),
  'email-changed': (texts) => ({ subject: texts.addressSubject, text: texts.addressText }),
  'factor-added': (texts) => ({ subject: texts.factorAddedSubject, text: texts.factorAddedText }),
  'factor-removed': (texts) => ({ subject: texts.factorRemovedSubject, text: texts.factorRemovedText }),
  'recovery-codes-replaced': (texts) => ({
    subject: texts.recoveryReplacedSubject,
    text: texts.recoveryReplacedText,
  }),
  'recovery-code-used': (texts) => ({ subject: texts.recoveryUsedSubject, text: texts.recoveryUsedText }),
  'key-created': (texts) => ({ subject: texts.keyCreatedSubject, text: texts.keyCreatedText }),
  'key-replaced': (texts) => ({ subject: texts.keyReplacedSubject, text: texts.keyReplacedText }),
  'key-revoked': (texts) => ({ subject: texts.keyRevokedSubject, text: texts.keyRevokedText }),
};

function alertOf({ kind, data, createdAt, locale, links }: MailToWrite, texts: Texts): Parts | undefined {
  const alert = alerts[kind]?.(texts);
  if (!alert) return undefined;
  const named = [
    { label: texts.key, value: data.name && `${data.name} (${data.key ?? ''})` },
    { label: texts.newAddress, value: data.address },
    { label: texts.recoveryCodesLeft, value: data.left },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return {
    subject: alert.subject,
    paragraphs: [alert.text],
    details: [
      ...named,
      { label: texts.time, value: timeOf(createdAt, locale) },
      ...deviceDetail(data, locale),
    ],
    ...(links.notMe && { action: { label: texts.notMeLabel, href: links.notMe }, note: texts.notMeText }),
  };
}

/** What the other kinds say. */
const others: Partial<
  Record<MailKind, (mail: MailToWrite, texts: Texts, page: (path: string) => string) => Parts>
> = {
  'account-deleted': (_mail, texts, page) => ({
    subject: texts.deletedSubject,
    paragraphs: [texts.deletedText, texts.deletedNotMe],
    action: { label: texts.contactLabel, href: page('/contact') },
  }),
  'two-factor-instructions': (_mail, texts, page) => ({
    subject: texts.instructionsSubject,
    paragraphs: [texts.instructionsText],
    steps: [texts.instructionsApp, texts.instructionsScan, texts.instructionsCode],
    action: { label: texts.instructionsLabel, href: page('/account/privacy') },
    note: texts.instructionsNotMe,
  }),
  'job-ended': ({ data }, texts, page) => {
    const isDone = data.status === 'succeeded';
    return {
      subject: isDone ? texts.jobDoneSubject : texts.jobFailedSubject,
      paragraphs: [isDone ? texts.jobDoneText : texts.jobFailedText],
      details: [
        { label: texts.job, value: data.id ?? '' },
        ...(data.error ? [{ label: texts.reason, value: data.error }] : []),
      ],
      action: { label: texts.jobsLabel, href: page('/docs/jobs') },
    };
  },
  'results-expiring': ({ data, locale }, texts, page) => {
    const count = Number(data.count);
    const ids = (data.ids ?? '').split('\n');
    const more = count > ids.length ? [texts.expiringMore({ count: count - ids.length })] : [];
    return {
      subject: texts.expiringSubject({ count }),
      paragraphs: [texts.expiringText({ count, minutes: api.resultLifetimeSeconds / 60 })],
      details: [
        { label: texts.expiringJobs({ count }), value: [...ids, ...more].join(', ') },
        { label: texts.expiringAt({ count }), value: timeOf(data.expires_at ?? '', locale) },
      ],
      action: { label: texts.jobsLabel, href: page('/docs/jobs') },
      note: texts.expiringNote,
    };
  },
  'payment-refunded': ({ data, locale }, texts, page) => ({
    subject: texts.refundSubject,
    paragraphs: [texts.refundText],
    details: [
      { label: texts.plan, value: data.plan ?? '' },
      { label: texts.amount, value: formatMoney(Number(data.amount), data.currency ?? '', { locale }) },
    ],
    action: { label: texts.subscriptionLabel, href: page('/subscriptions') },
  }),
  'renewal-failed': ({ data }, texts, page) => ({
    subject: texts.renewalSubject,
    paragraphs: [texts.renewalText],
    details: [{ label: texts.plan, value: data.plan ?? '' }],
    action: { label: texts.subscriptionLabel, href: page('/subscriptions') },
  }),
  'webhook-paused': ({ data }, texts, page) => ({
    subject: texts.webhookSubject,
    paragraphs: [
      texts.webhookText({
        times: api.webhookSilence.timesToPause,
        hours: api.webhookSilence.pauseSeconds / 3600,
      }),
    ],
    details: [{ label: texts.webhookAddress, value: data.address ?? '' }],
    action: { label: texts.webhookLabel, href: page('/docs/jobs') },
  }),
  'weekly-digest': ({ data }, texts, page) => ({
    subject: texts.digestSubject,
    paragraphs: [texts.digestText],
    details: [
      { label: texts.digestJobs, value: data.jobs ?? '0' },
      { label: texts.digestImages, value: data.images ?? '0' },
      { label: texts.digestResults, value: data.results ?? '0' },
      { label: texts.digestSignIns, value: data.sign_ins ?? '0' },
    ],
    action: { label: texts.digestLabel, href: page('/account') },
  }),
  'contact-message': ({ data }, texts) => ({
    subject: texts.contactSubject({ subject: data.subject ?? '' }),
    paragraphs: [texts.contactText],
    quote: paragraphsOf(data.text),
    details: [
      { label: texts.name, value: data.name ?? '' },
      { label: texts.address, value: data.address ?? '' },
    ],
    ...(data.address && { replyTo: data.address }),
  }),
  'contact-answer': ({ data, operatorAddress }, texts) => ({
    subject: texts.answerSubject({ subject: data.subject ?? '' }),
    paragraphs: [...paragraphsOf(data.text), texts.yourMessage],
    quote: paragraphsOf(data.message),
    ...(operatorAddress && { replyTo: operatorAddress }),
  }),
};

const mailingOf = ({ data }: MailToWrite): Parts => ({
  subject: data.subject ?? '',
  paragraphs: paragraphsOf(data.text),
});

function reasonOf(kind: MailKind, texts: Texts): string | undefined {
  const setting = mailSwitches[kind];
  if (setting === null || kind === 'account-deleted') return undefined;
  return {
    securityAlerts: texts.whySecurity,
    emailNotifications: texts.whyNotifications,
    weeklyDigest: texts.whyDigest,
    productUpdates: texts.whyProductUpdates,
    marketingEmails: texts.whyMarketing,
    weeklyNewsletter: texts.whyWeekly,
    monthlyNewsletter: texts.whyMonthly,
  }[setting];
}

/** Where the switch of a kind is. */
const settingsPath = (kind: MailKind) =>
  isAlert(kind) || mailSwitches[kind] === 'emailNotifications'
    ? '/account/notifications'
    : '/account/email-preferences';

/** What a mail says, in the language of its reader. Throws for a kind that no one writes. */
export function mailContent(mail: MailToWrite): MailContent {
  const { kind, locale, siteUrl, links } = mail;
  const texts = catalogue[locale];
  const page = (path: string) => `${siteUrl}${addressPrefix(locale)}${path}`;
  const parts =
    alertOf(mail, texts) ??
    others[kind]?.(mail, texts, page) ??
    (isMailing(kind) ? mailingOf(mail) : undefined);
  if (!parts) throw new Error(`There is no mail of the kind ${kind}.`);
  const reason = reasonOf(kind, texts);
  const settings = reason ? [{ label: texts.settings, href: page(settingsPath(kind)) }] : [];
  const stop = links.unsubscribe ? [{ label: texts.unsubscribe, href: links.unsubscribe }] : [];
  return { ...parts, locale, ...(reason && { reason }), footerLinks: [...settings, ...stop] };
}

/** A mail as plain text. */
export function mailText(content: MailContent): string {
  const { paragraphs, quote = [], steps = [], details = [], action, note, reason, footerLinks } = content;
  const link = ({ label, href }: MailLabelledLink) => `${label}: ${href}`;
  const blocks = [
    ...paragraphs,
    quote
      .flatMap((paragraph) => ['', ...paragraph.split(/\r?\n/)])
      .slice(1)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? link(action) : '',
    note ?? '',
    [reason ?? '', ...footerLinks.map(link)].filter(Boolean).join('\n'),
  ];
  return blocks.filter(Boolean).join('\n\n');
}
