import { type FreeUseInput, freeUseMachine, freeUsesLeft } from '@verapix/machines';
import { StoryActor } from '@verapix/storybook/story-actor';
import type { ReactNode } from 'react';
import { getInitialSnapshot } from 'xstate';
import type { FreeUsesView } from '../wiring/use-free-uses';

interface StoryFreeUsesProps extends FreeUseInput {
  children: (view: FreeUsesView) => ReactNode;
}

/** What a generator's story shows of the free uses, as their machine has it once somebody has had so many. */
export function StoryFreeUses({ used, access, children }: StoryFreeUsesProps) {
  return (
    <StoryActor snapshot={getInitialSnapshot(freeUseMachine, { used, access })}>
      {({ snapshot: { value, context } }) =>
        children({ state: value, ...context, left: freeUsesLeft(context) })
      }
    </StoryActor>
  );
}
