import { LinkProvider } from '@verapix/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Account, AccountContext } from './wiring/account/account';
import type { Arrivals } from './wiring/arrivals';
import { type Toasts, ToastsContext } from './wiring/toasts';
import type { UploadMeter } from './wiring/upload-meter';
import { ArrivalsContext } from './wiring/use-arrival';
import { UploadMeterContext } from './wiring/use-upload-meter';

interface ProvidersProps {
  arrivals: Arrivals;
  uploadMeter: UploadMeter;
  toasts: Toasts;
  account: Account;
  children: ReactNode;
}

/** What every page may ask for, made once at the start. */
export function Providers({ arrivals, uploadMeter, toasts, account, children }: ProvidersProps) {
  return (
    <UploadMeterContext value={uploadMeter}>
      <ToastsContext value={toasts}>
        <AccountContext value={account}>
          <ArrivalsContext value={arrivals}>
            <LinkProvider component={Link}>{children}</LinkProvider>
          </ArrivalsContext>
        </AccountContext>
      </ToastsContext>
    </UploadMeterContext>
  );
}
