import { freeUses } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-free-uses';
import { Badge, Inline, Skeleton, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import { UsageLimit } from './UsageLimit';
import type { FreeUsesView } from './use-free-uses';

const placeholder = <Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />;

/**
 * A generator's form with the number of free uses left, or the Usage Limit screen when none is left. While it is unknown
 * whether a user with none left has a plan, a skeleton keeps the form's space.
 */
export function FreeUsesGate({ view, children }: { view: FreeUsesView; children: ReactNode }) {
  const { state, used } = view;
  if (state === 'exhausted') return <UsageLimit />;
  return (
    <Stack gap="m" data-machine-state={`free-use.${state}`}>
      <FreeUsesLeft view={view} />
      {state === 'checking' && used === freeUses ? placeholder : children}
    </Stack>
  );
}

/** Says how many free uses are left, or that there is no limit. Renders nothing before the first use and after the last. */
export function FreeUsesLeft({ view: { state, access, used } }: { view: FreeUsesView }) {
  const texts: Record<FreeUsesView['access'], string | undefined> = {
    founder: messages.founder,
    plan: messages.plan,
    limited:
      state === 'available' && used > 0 ? messages.left({ left: freeUses - used, all: freeUses }) : undefined,
    unknown: undefined,
  };
  const text = texts[access];
  if (!text) return null;
  return (
    <Inline role="status">
      <Badge tone={state === 'unlimited' ? 'success' : 'info'}>{text}</Badge>
    </Inline>
  );
}
