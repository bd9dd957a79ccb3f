import { Skeleton, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { FreeUsesLeft } from './FreeUsesLeft';
import { UsageLimit } from './UsageLimit';

interface FreeUsesGateProps {
  view: FreeUsesView;
  /** The generator's form. */
  children: ReactNode;
}

/**
 * A generator's form with what is left of the free uses; the Usage Limit screen in its place when nothing is. While
 * it is not known whether somebody with nothing left has a plan, its room is held.
 */
export function FreeUsesGate({ view, children }: FreeUsesGateProps) {
  const { state, left } = view;
  if (state === 'exhausted') return <UsageLimit />;
  return (
    <Stack gap="m" data-machine-state={`free-use.${state}`}>
      <FreeUsesLeft view={view} />
      {state === 'checking' && left === 0 ? (
        <Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />
      ) : (
        children
      )}
    </Stack>
  );
}
