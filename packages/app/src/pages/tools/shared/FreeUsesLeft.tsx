import { freeUses } from '@verapix/facts';
import { Badge, Inline } from '@verapix/ui';
import type { FreeUsesView } from '../../../wiring/use-free-uses';

/** Says what is left of the free uses, or that there is no limit; nothing before the first free use and after the last. */
export function FreeUsesLeft({ view }: { view: FreeUsesView }) {
  const words = wordsOf(view);
  if (!words) return null;
  return (
    <Inline role="status">
      <Badge tone={view.state === 'unlimited' ? 'success' : 'info'}>{words}</Badge>
    </Inline>
  );
}

function wordsOf({ state, access, used, left }: FreeUsesView): string | undefined {
  if (access === 'founder') return 'Founder account: Unlimited access';
  if (access === 'plan') return 'Your plan: Unlimited access';
  if (state !== 'available' || used === 0) return undefined;
  return `${left} of ${freeUses} free uses left`;
}
