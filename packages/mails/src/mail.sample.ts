import { canUnsubscribe, isAlert, type MailKind } from '@verapix/domain';
import type { CatalogueLocale } from '@verapix/messages/locale';
import type { MailToWrite } from '@verapix/server/mails/content';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

/** What each kind tells of, in stories and tests. */
const samples: Partial<Record<MailKind, MailToWrite['data']>> = {
  'signed-in': { user_agent: userAgent },
  'email-changed': { address: 'grace@example.com' },
  'recovery-code-used': { left: '9', user_agent: userAgent },
  'key-created': { name: 'Build server', key: 'vp_live_…3xYz', user_agent: userAgent },
  'key-replaced': { name: 'Build server', key: 'vp_live_…3xYz', user_agent: userAgent },
  'key-revoked': { name: 'Build server', key: 'vp_live_…3xYz', user_agent: userAgent },
  'job-ended': { id: 'job_hqtwDHSYbS3q8yfMKgVyuPLW', status: 'succeeded', error: '' },
  'results-expiring': {
    count: '7',
    ids: ['hqtwDHSYbS3q8yfMKgVyuPLW', 'Xc2mPz7RkTn4vLb9WqYd3HsJ', 'a8FgN5uEoK1rCxVt6ZpMy0Bi']
      .map((id) => `job_${id}`)
      .join('\n'),
    expires_at: '2026-11-30T10:15:00Z',
  },
  'payment-refunded': { plan: 'Premium', amount: '30', currency: 'USD' },
  'renewal-failed': { plan: 'Premium' },
  'webhook-paused': { address: 'hooks.example.com' },
  'weekly-digest': { jobs: '128', images: '12', results: '4', sign_ins: '3' },
  'contact-message': {
    name: 'Grace',
    address: 'grace@example.com',
    subject: 'A batch of scans',
    text: 'Hello,\n\nhow many pictures fit into one batch?',
  },
  'contact-answer': {
    subject: 'A batch of scans',
    text: 'Hello Grace,\n\none batch takes up to 100 pictures.',
    message: 'Hello,\n\nhow many pictures fit into one batch?',
  },
};

const mailing = {
  subject: 'Recipes for whole folders',
  text: 'A recipe now remembers how you save: format, size and name.\n\nOpen a folder, choose the recipe, and leave.',
};

/** A mail of a kind. */
export function sampleMail(kind: MailKind, locale: CatalogueLocale): MailToWrite {
  const siteUrl = 'https://app.example';
  return {
    kind,
    data: samples[kind] ?? (canUnsubscribe(kind) ? mailing : { user_agent: userAgent }),
    createdAt: '2026-11-30T10:00:00.000Z',
    locale,
    siteUrl,
    links: {
      ...(isAlert(kind) && { notMe: `${siteUrl}/mail-link?token=not-me` }),
      ...(canUnsubscribe(kind) && { unsubscribe: `${siteUrl}/mail-link?token=unsubscribe` }),
    },
  };
}
