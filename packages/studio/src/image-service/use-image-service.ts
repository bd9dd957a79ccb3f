import type { RequestPicture } from '@verapix/engines/image-generator';
import { useCallback, useState } from 'react';
import { useHost, useStudioAccount } from '../host';
import type { FreeUses, FreeUsesView } from '../free-uses/use-free-uses';
import { requestPicture } from './request-picture';

export interface ImageServiceAccess {
  /** `sign-in`: the service is for users with an account. */
  state: 'sign-in' | 'available';
  /** The pictures of the user's plan, which the server counts. Unknown before the first answer. */
  uses: FreeUses;
  request: RequestPicture;
}

const unknown: FreeUsesView = { state: 'checking', access: 'unknown', used: 0 };

/** The image service, on a site that has one, and what the user may have of it. */
export function useImageService(): ImageServiceAccess {
  const { backend } = useHost();
  const { status, user, planId } = useStudioAccount();
  // Another user or plan has a count of its own.
  const owner = `${user?.id} ${planId}`;
  const [answered, setAnswered] = useState({ owner, view: unknown });
  const view = answered.owner === owner ? answered.view : unknown;
  const request = useCallback<RequestPicture>(
    async (input, signal) => {
      const { left, ...answer } = await requestPicture(backend, input, signal);
      if (left) setAnswered({ owner, view: left });
      return answer;
    },
    [backend, owner],
  );
  return {
    state: status === 'signed-out' ? 'sign-in' : 'available',
    uses: { view, countSuccess: () => {}, isUsedUp: () => view.state === 'exhausted' },
    request,
  };
}
