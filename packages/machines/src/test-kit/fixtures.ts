import type { AuthUser, CheckoutRow, PaymentRow, SubscriptionRow, Inbox } from '@verapix/domain';

const premium = {
  user_id: 'ada',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 30,
  currency: 'USD',
  interval: 'monthly',
} as const;

/** An open checkout of Premium by the user `ada`. */
export const checkoutRow = (changes: Partial<CheckoutRow> = {}): CheckoutRow => ({
  ...premium,
  id: 'checkout-1',
  status: 'open',
  url: 'https://checkout.example/1',
  created_at: '2026-01-01T00:00:00Z',
  expires_at: '2026-01-02T00:00:00Z',
  ...changes,
});

/** The payment of that checkout. */
export const paymentRow = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  ...premium,
  id: 'payment-1',
  checkout_id: 'checkout-1',
  status: 'paid',
  transaction_id: 'txn_7Hc2',
  created_at: '2026-01-01T00:05:00Z',
  ...changes,
});

/** The subscription of that payment: active and monthly. */
export const premiumRow = (changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  ...premium,
  id: 'subscription-1',
  status: 'active',
  created_at: '2026-01-01T00:00:00Z',
  current_period_end: '2026-02-01T00:00:00Z',
  canceled_at: null,
  ...changes,
});

export const member: AuthUser = {
  id: 'user-1',
  email: 'member@example.com',
  fullName: 'Free Member',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
export const otherMember: AuthUser = {
  ...member,
  id: 'user-2',
  email: 'other@example.com',
  fullName: 'Premium Member',
};
export const founder: AuthUser = {
  ...member,
  id: 'user-3',
  email: 'founder@example.com',
  fullName: 'Founder',
  isAdmin: true,
};

/** What waits for the operator: one of each kind, and another message. */
export const inbox: Inbox = {
  messages: ['m1', 'm2'].map((id) => ({
    id,
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Formats',
    message: 'Does it open HEIC?',
    has_account: true,
    created_at: '2026-01-15T12:00:00Z',
  })),
  payments: [
    {
      id: 'p1',
      reason: 'unmatched',
      references: ['txn_7Hc2'],
      plan_id: null,
      amount: { amount: 30, currency: 'USD' },
      price: null,
      error: null,
      received_at: '2026-01-15T12:00:00Z',
    },
  ],
  mails: [
    {
      id: 'd1',
      kind: 'weekly-digest',
      recipient: 'ada@example.com',
      error: '550 No such mailbox',
      dead_at: '2026-01-15T12:00:00Z',
    },
  ],
  jobs: [{ id: 'job_1', user_id: 'user-1', attempts: 3, failed_at: '2026-01-15T12:00:00Z' }],
};

export const invalidCredentials = { code: 'invalid_credentials', message: 'Invalid login credentials' };
export const notConfirmed = { code: 'email_not_confirmed', message: 'Email not confirmed' };
export const wrongCode = { code: 'mfa_verification_failed', message: 'This code is wrong.' };
/** An authenticator app that is being set up. */
export const enrolment = { factorId: 'factor-1', qrCode: 'data:image/svg+xml,', secret: 'MZXW6YTBOI' };
export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pqr${(index % 8) + 2}`);
export const tooMany = {
  code: 'over_email_send_rate_limit',
  message: 'For security purposes, you can only request this after 30 seconds.',
  retryAfterSeconds: 30,
};

/** What the user reads when an actor threw. */
export const unexpectedText =
  'Something unexpected went wrong. Try again. If that doesn’t help, reload the page.';
