import { selectMerchantProblem } from '@verapix/machines';
import { Alert, Button, EmptyState, Inline, Skeleton, Spinner, Stack, Text } from '@verapix/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { MerchantSettingsViewProps } from './MerchantSettingsView';

const loadForm = () => import('./MerchantForm');
const MerchantForm = lazy(async () => ({ default: (await loadForm()).MerchantForm }));

/** The form, or why it is not there. Keeps the focus when 'Try Again' goes with the problem. */
export function MerchantSettingsContent({ snapshot, send }: MerchantSettingsViewProps) {
  const place = useRef<HTMLDivElement>(null);
  // Its code comes while the settings are being read.
  useEffect(() => void loadForm().catch(() => {}), []);
  const retry = () => {
    place.current?.focus();
    send({ type: 'load.retried' });
  };
  return (
    <Stack ref={place} gap="l" tabIndex={-1}>
      <Suspense fallback={<Loading />}>
        <Part {...{ snapshot, send, retry }} />
      </Suspense>
    </Stack>
  );
}

function Part({ snapshot, send, retry }: MerchantSettingsViewProps & { retry: () => void }) {
  if (!snapshot || snapshot.matches('loading')) return <Loading />;
  if (snapshot.matches('demoted')) return <AdministratorRequired />;
  const failed = snapshot.matches('failed');
  return (
    <>
      {(failed || snapshot.matches('stale')) && (
        <Alert
          live
          tone="danger"
          title={`Failed to ${failed ? 'load payment' : 'refresh'} configuration. Please try again.`}
          actions={<Button onClick={retry}>Try Again</Button>}
        >
          {!failed && 'Your changes are saved. '}
          {selectMerchantProblem(snapshot)}
        </Alert>
      )}
      {!failed && <MerchantForm snapshot={snapshot} send={send} />}
    </>
  );
}

/** The role was taken away while the form was open. */
function AdministratorRequired() {
  return (
    <EmptyState title="Administrator Access Required">
      Only administrators can view and change payment settings.
    </EmptyState>
  );
}

function Loading() {
  return (
    <Stack gap="l" aria-busy>
      <Inline gap="s" role="status">
        <Spinner />
        <Text>Loading configuration...</Text>
      </Inline>
      <Skeleton shape="block" style={{ blockSize: '18rem' }} />
      <Skeleton shape="block" style={{ blockSize: '24rem' }} />
    </Stack>
  );
}
