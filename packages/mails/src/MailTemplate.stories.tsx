import { catalogueLocaleOf, locale } from '@verapix/messages/locale';
import preview from '@verapix/storybook/preview';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailContent, mailContent } from '@verapix/server/mails/content';
import { authCodeMail, authLinkMail, type MailedLinkType } from './auth-mails';
import { sampleMail } from './mail.sample';
import { MailTemplate } from './MailTemplate';
import type { MailKind } from '@verapix/domain';

interface ShownMailProps {
  kind?: MailKind;
  content?: MailContent;
}

const language = catalogueLocaleOf(locale);

/** A mail in one colour scheme, whichever the browser prefers. */
const inScheme = (html: string, scheme: 'light' | 'dark') =>
  html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');

/** A mail as a mail program shows it: on a phone and on a computer, light and dark. */
function ShownMail({
  kind,
  content = mailContent(sampleMail(kind ?? 'signed-in', language)),
}: ShownMailProps) {
  const html = `<!doctype html>${renderToStaticMarkup(<MailTemplate content={content} />)}`;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'max-content max-content', gap: '1rem' }}>
      {(['light', 'dark'] as const).flatMap((colorScheme) =>
        [360, 640].map((width) => (
          <iframe
            key={`${colorScheme} ${width}`}
            title={`${content.subject}, ${colorScheme}, ${width} px`}
            srcDoc={inScheme(html, colorScheme)}
            style={{ inlineSize: width, blockSize: '40rem', border: 'none' }}
          />
        )),
      )}
    </div>
  );
}

const meta = preview.meta({ title: 'Mails/Mail', component: ShownMail });

export const NewSignIn = meta.story({ args: { kind: 'signed-in' } });
export const PasswordChanged = meta.story({ args: { kind: 'password-changed' } });
export const AddressChanged = meta.story({ args: { kind: 'email-changed' } });
export const TwoFactorOn = meta.story({ args: { kind: 'factor-added' } });
export const TwoFactorOff = meta.story({ args: { kind: 'factor-removed' } });
export const RecoveryCodesReplaced = meta.story({ args: { kind: 'recovery-codes-replaced' } });
export const RecoveryCodeUsed = meta.story({ args: { kind: 'recovery-code-used' } });
export const KeyCreated = meta.story({ args: { kind: 'key-created' } });
export const KeyReplaced = meta.story({ args: { kind: 'key-replaced' } });
export const KeyRevoked = meta.story({ args: { kind: 'key-revoked' } });
export const AccountDeleted = meta.story({ args: { kind: 'account-deleted' } });
export const TwoFactorInstructions = meta.story({ args: { kind: 'two-factor-instructions' } });
export const JobEnded = meta.story({ args: { kind: 'job-ended' } });
export const ResultsExpiring = meta.story({ args: { kind: 'results-expiring' } });
export const PaymentRefunded = meta.story({ args: { kind: 'payment-refunded' } });
export const RenewalFailed = meta.story({ args: { kind: 'renewal-failed' } });
export const WebhookPaused = meta.story({
  args: { kind: 'webhook-paused' },
  parameters: { chromatic: { disableSnapshot: true } },
});
export const WeeklyDigest = meta.story({ args: { kind: 'weekly-digest' } });
export const Mailing = meta.story({ args: { kind: 'product-updates' } });
export const ContactMessage = meta.story({ args: { kind: 'contact-message' } });
export const ContactAnswer = meta.story({ args: { kind: 'contact-answer' } });

const code = '482913';
const authLink = (type: MailedLinkType) =>
  authLinkMail(type, language, {
    href: `https://app.example/auth/callback?token_hash=pkce_1&type=${type}`,
    code,
  });

/** The mails of the auth service look like all others. */
export const ConfirmAddress = meta.story({ args: { content: authLink('signup') } });
export const Invite = meta.story({ args: { content: authLink('invite') } });
export const SignInByLink = meta.story({ args: { content: authLink('magiclink') } });
export const ResetPassword = meta.story({ args: { content: authLink('recovery') } });
export const ConfirmNewAddress = meta.story({ args: { content: authLink('email_change') } });
export const ConfirmByCode = meta.story({ args: { content: authCodeMail(language, code) } });
