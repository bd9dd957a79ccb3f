import { serverNow } from '@verapix/client/server-clock';
import { type StudioHost, StudioHostContext } from '@verapix/studio/host';
import { useOwnerDepartures } from '@verapix/studio/lib/use-device-owner';
import { Fragment, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAppCache } from '../../service-worker/offline-lists';
import { takeReceived } from '../../service-worker/received-files';
import { useEntitlement } from '../../app/access/entitlement';
import { type Account, useAccount } from '../../app/account/account';
import { appAnalytics } from '../../app/analytics/analytics';
import { appConsent } from '../../app/analytics/consent';
import { paths } from '../../content/paths';
import { LeaveDialog, LeaveQuestion, useLeaveGuard } from '../../app/shell/LeaveDialog';
import { type Toasts, useToasts } from '../../app/toasts';
import { type UploadMeter, UploadMeterContext } from '../../app/upload-meter';

interface HostParts {
  account: Account;
  toasts: Pick<Toasts, 'notify' | 'prepare'>;
  uploadMeter: UploadMeter;
  navigate: StudioHost['navigate'];
}

/** What the studio gets of the app. */
const createHost = ({ account, toasts, uploadMeter, navigate }: HostParts): StudioHost => ({
  account: { read: account.view, subscribe: account.subscribe },
  useAccess: useEntitlement,
  startAccount: account.start,
  backend: async () => (await account.start()).api,
  notify: toasts.notify,
  navigate,
  plansPath: (feature) => (feature === undefined ? paths.pricing : `${paths.pricing}?feature=${feature}`),
  signInPath: (returnTo) => `${paths.signIn}?redirect=${returnTo}`,
  mayStore: () => appConsent.read().functional,
  noteRun: (run) => appAnalytics.track({ name: 'tool_run', ...run }),
  sentBytes: uploadMeter,
  now: serverNow,
  takeSharedFiles: takeReceived,
  findSample: async (name) => {
    const { exampleSamples, isExampleId } = await import('../../content/examples/samples');
    return isExampleId(name) ? exampleSamples[name] : undefined;
  },
  isAppCache,
  prepare: () => Promise.all([toasts.prepare(), LeaveQuestion.load()]),
  LeaveGuard,
  LeaveQuestion,
});

const LeaveGuard: StudioHost['LeaveGuard'] = ({ active, losing }) => (
  <LeaveDialog blocker={useLeaveGuard(active)} losing={losing} />
);

/** Around a page of the studio. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  const toasts = useToasts();
  const uploadMeter = use(UploadMeterContext);
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const host = useMemo(
    () =>
      createHost({
        account,
        toasts,
        uploadMeter,
        navigate: (to, options) => void latest.current(to, options),
      }),
    [account, toasts, uploadMeter],
  );
  return (
    <StudioHostContext value={host}>
      <Fragment key={useOwnerDepartures()}>{children}</Fragment>
    </StudioHostContext>
  );
}
