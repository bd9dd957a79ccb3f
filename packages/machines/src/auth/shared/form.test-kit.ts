import type { NotifyEmitted } from '../../toasts/toasts.types';

/** The toasts among what was emitted. */
export const toastsIn = (emitted: readonly { type: string }[]) =>
  emitted.flatMap((event) => (isNotify(event) ? [event.toast] : []));

const isNotify = (event: { type: string }): event is NotifyEmitted => event.type === 'notify';

/** What a person reads when an actor threw. */
export const unexpectedText =
  'Something went wrong that we did not expect. Try again. If it happens again, reload the page.';

export const invalidCredentials = { code: 'invalid_credentials', message: 'Invalid login credentials' };
export const notConfirmed = { code: 'email_not_confirmed', message: 'Email not confirmed' };
export const tooMany = {
  code: 'over_email_send_rate_limit',
  message: 'For security purposes, you can only request this after 30 seconds.',
  retryAfterSeconds: 30,
};
