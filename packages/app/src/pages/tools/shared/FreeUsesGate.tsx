import { freeUses } from '@verapix/facts';
import { Badge, Inline, Skeleton, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
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
  const words = wordsOf(view);
  return (
    <Stack gap="m" data-machine-state={`free-use.${state}`}>
      {words && (
        <Inline role="status">
          <Badge tone={state === 'unlimited' ? 'success' : 'info'}>{words}</Badge>
        </Inline>
      )}
      {state === 'checking' && left === 0 ? (
        <Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />
      ) : (
        children
      )}
    </Stack>
  );
}

/** What there is to say about the limit: nothing before the first free use. */
function wordsOf({ state, access, used, left }: FreeUsesView): string | undefined {
  if (access === 'founder') return 'Founder account: Unlimited access';
  if (access === 'plan') return 'Your plan: Unlimited access';
  if (state !== 'available' || used === 0) return undefined;
  return `${left} of ${freeUses} free uses left`;
}
