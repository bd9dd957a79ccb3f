import type { Mail } from '@verapix/mocks/embedded';
import { describe, expect, it } from 'vitest';
import { inboxOf, unreadIn } from './mails';

const now = new Date(2026, 2, 3, 15).getTime();
const hour = 3_600_000;

const mail = (id: string, changes: Partial<Mail> = {}): Mail => ({
  id,
  to: 'ada@example.com',
  subject: 'Reset your password',
  text: 'Follow this link.',
  sentAt: now - hour,
  readAt: null,
  ...changes,
});

describe('the inbox of the panel', () => {
  it('shows the newest first, and which ones are read', () => {
    const mails = [mail('first', { readAt: now }), mail('second')];
    expect(inboxOf(mails, now)).toMatchObject([
      { id: 'second', read: false },
      { id: 'first', read: true },
    ]);
    expect(unreadIn(mails)).toBe(1);
  });

  it('shows the time of a mail of today, and the day of an earlier one', () => {
    const [old, fresh] = inboxOf([mail('fresh'), mail('old', { sentAt: now - 48 * hour })], now);
    expect(fresh?.time).toMatch(/^\D*\d{1,2}\D\d{2}\D*$/);
    expect(old?.time).toContain('2026');
    expect(old?.time.length).toBeGreaterThan(fresh?.time.length ?? 0);
  });

  it('passes a link on, if the mail has one', () => {
    const link = { label: 'Reset password', href: 'https://app.example/auth/v1/verify?token=a' };
    const [without, withLink] = inboxOf([mail('a', { link }), mail('b')], now);
    expect(withLink?.link).toEqual(link);
    expect(without).not.toHaveProperty('link');
  });
});
