import { freeUses } from '@verapix/domain';
import type { RequestPicture } from '@verapix/engines/image-generator';
import { useCallback, useState } from 'react';
import { useAccount, useAccountView } from '../../../app/account/account';
import { hasImageService } from '../../../lib/has-image-service';
import type { FreeUses, FreeUsesView } from '../free-uses/use-free-uses';

export interface ImageServiceAccess {
  /** `none`: this site has no service. `sign-in`: it has one, for users with an account. */
  state: 'none' | 'sign-in' | 'available';
  /** The pictures of the user's plan, which the server counts. Unknown before the first answer. */
  uses: FreeUses;
  request: RequestPicture;
}

/** What a page shows of the pictures that the server says are left: null for no limit, undefined before its answer. */
export function viewOfLeft(left: number | null | undefined, hasFullAccess: boolean): FreeUsesView {
  if (left === undefined) return { state: 'checking', access: 'unknown', used: 0 };
  if (left === null) return { state: 'unlimited', access: hasFullAccess ? 'founder' : 'plan', used: 0 };
  return { state: left > 0 ? 'available' : 'exhausted', access: 'limited', used: freeUses - left };
}

/** The image service of this site, and what the user may have of it. */
export function useImageService(): ImageServiceAccess {
  const account = useAccount();
  const { status, user, planId, hasFullAccess } = useAccountView();
  // Another user or plan has a count of its own.
  const owner = `${user?.id} ${planId}`;
  const [count, setCount] = useState<{ owner: string; left: number | null }>();
  const left = count?.owner === owner ? count.left : undefined;
  const request = useCallback<RequestPicture>(
    async (input, signal) => {
      const { requestPicture } = await import('./request-picture');
      const outcome = await requestPicture(account, input, signal);
      if (outcome.left !== undefined) setCount({ owner, left: outcome.left });
      return outcome;
    },
    [account, owner],
  );
  return {
    state: hasImageService ? (status === 'signed-out' ? 'sign-in' : 'available') : 'none',
    uses: { view: viewOfLeft(left, hasFullAccess), countSuccess: () => {}, isUsedUp: () => left === 0 },
    request,
  };
}
