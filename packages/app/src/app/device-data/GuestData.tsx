import { ownKey, readItem, visitors } from '@verapix/domain';
import { useDeviceOwner } from '@verapix/studio/lib/use-device-owner';
import { type ComponentType, lazy, Suspense } from 'react';
import { useAccountView } from '../account/account';
import { guestDataAnswerKey } from './stored-keys';

/** If it cannot be loaded, nothing is offered. */
const Offer = lazy(
  async (): Promise<{ default: ComponentType }> => ({
    default: await import('./GuestDataOffer').then(
      (module) => module.GuestDataOffer,
      () => () => null,
    ),
  }),
);

/** Offers a user what was made in this browser without an account, until the user has answered. */
export function GuestData() {
  const owner = useDeviceOwner();
  const { status } = useAccountView();
  if (owner === visitors || status !== 'signed-in') return null;
  if (readItem(() => localStorage, ownKey(guestDataAnswerKey, owner)) !== null) return null;
  return (
    <Suspense>
      <Offer key={owner} />
    </Suspense>
  );
}
