import { stateValueNames } from '@verapix/machines';
import { Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import { lazy, Suspense, useEffect } from 'react';
import { SettingsFrame } from '../SettingsFrame/SettingsFrame';
import type { ApiKeysContentProps } from './ApiKeysContent';
import { SecurityWarning } from './SecurityWarning';

const loadContent = () => import('./ApiKeysContent');
const ApiKeysContent = lazy(async () => ({ default: (await loadContent()).ApiKeysContent }));

interface ApiKeysViewProps extends Omit<ApiKeysContentProps, 'snapshot'> {
  /** Undefined before the machine has started: it is not known yet whose keys to read. */
  snapshot: ApiKeysContentProps['snapshot'] | undefined;
}

/** The API keys as their machine's state shows them. */
export function ApiKeysView({ snapshot, ...rest }: ApiKeysViewProps) {
  // Its code comes while the session and the plan are being read.
  useEffect(() => void loadContent().catch(() => {}), []);
  return (
    <SettingsFrame
      title="API Key Management"
      lead="Keys with which your own programs sign their requests to the API."
      states={stateValueNames('api-keys', snapshot?.value ?? 'loading')}
    >
      <SecurityWarning />
      <Suspense fallback={<ContentSkeleton />}>
        {snapshot ? <ApiKeysContent snapshot={snapshot} {...rest} /> : <ContentSkeleton />}
      </Suspense>
    </SettingsFrame>
  );
}

function ContentSkeleton() {
  return (
    <SkeletonGroup busy label="Loading your API keys">
      <Stack gap="l">
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
