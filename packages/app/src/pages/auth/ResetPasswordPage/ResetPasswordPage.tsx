import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../../../paths';
import { useAccount, useAccountView } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { useArrival } from '../../../wiring/use-arrival';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import { useNavigateFrom } from '../../../wiring/use-navigate-from';
import { askBackend } from '../ask-backend';
import { ResetPasswordView } from './ResetPasswordView';
import type { PasswordResetActor } from './start-password-reset';

const isSaving = (snapshot: SnapshotFrom<PasswordResetActor>) => snapshot.matches('saving');

/** `/account/reset-password`: a new password, by a mailed link or by the session that is there. */
export function ResetPasswordPage() {
  const { user } = useAccountView();
  return <ResetPasswordView {...usePasswordReset()} signedInAs={user?.email} />;
}

function usePasswordReset(): LazyActor<PasswordResetActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const navigate = useNavigateFrom(paths.resetPassword);
  const { arrival, settle } = useArrival(paths.resetPassword);
  const start = useCallback(async () => {
    const { startPasswordReset } = await import('./start-password-reset');
    const ask = askBackend(account.start);
    return startPasswordReset({ arrival, settle, ask, notify, navigate });
  }, [account, arrival, settle, notify, navigate]);
  return useLazyActor(start, { eager: true, outlivesPage: isSaving });
}
