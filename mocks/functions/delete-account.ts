import { endSessions } from '../auth/sessions';
import type { Data, UserRecord } from '../db/schema';
import type { EdgeFunction } from './edge-function';

function forget(draft: Data, { id, email }: UserRecord): void {
  endSessions(draft, ({ userId }) => userId === id);
  draft.users = draft.users.filter((user) => user.id !== id);
  draft.oneTimeTokens = draft.oneTimeTokens.filter(({ userId }) => userId !== id);
  draft.checkouts = draft.checkouts.filter((row) => row.user_id !== id);
  draft.payments = draft.payments.filter((row) => row.user_id !== id);
  draft.subscriptions = draft.subscriptions.filter((row) => row.user_id !== id);
  draft.apiKeys = draft.apiKeys.filter(({ userId }) => userId !== id);
  draft.preferences = draft.preferences.filter(({ userId }) => userId !== id);
  draft.contactMessages = draft.contactMessages.filter(({ userId }) => userId !== id);
  draft.mails = draft.mails.filter(({ to }) => to !== email);
}

/** Attempts are counted by whom they concern, at the end of their name. */
function forgetAttempts(draft: Data, { id, email }: UserRecord): void {
  const others = Object.entries(draft.attempts).filter(
    ([name]) => !name.endsWith(`:${email}`) && !name.endsWith(`:${id}`),
  );
  draft.attempts = Object.fromEntries(others);
}

/** `delete-account`: removes the caller and all there is about them. */
export const deleteAccount: EdgeFunction = async ({ user, options, signal }) => {
  await options.wait(options.delays['delete-account'], signal);
  options.store.write((draft) => {
    forget(draft, user);
    forgetAttempts(draft, user);
  });
  return { deleted: true };
};
