import { LinkProvider } from '@verapix/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Account, AccountContext } from './account/account';
import { type AuthCallbacks, AuthCallbacksContext } from './auth-callback-params';
import { type Toasts, ToastsContext } from './toasts';
import { type UploadMeter, UploadMeterContext } from './upload-meter';

interface ProvidersProps {
  authCallbacks: AuthCallbacks;
  uploadMeter: UploadMeter;
  toasts: Toasts;
  account: Account;
  children: ReactNode;
}

/** The contexts of every page, created once at the start. */
export function Providers({ authCallbacks, uploadMeter, toasts, account, children }: ProvidersProps) {
  return (
    <UploadMeterContext value={uploadMeter}>
      <ToastsContext value={toasts}>
        <AccountContext value={account}>
          <AuthCallbacksContext value={authCallbacks}>
            <LinkProvider component={Link}>{children}</LinkProvider>
          </AuthCallbacksContext>
        </AccountContext>
      </ToastsContext>
    </UploadMeterContext>
  );
}
