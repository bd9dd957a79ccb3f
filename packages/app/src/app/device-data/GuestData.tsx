import { ownKey, readItem, visitors } from '@verapix/domain';
import { loadable } from '@verapix/studio/lib/loadable';
import { useDeviceOwner } from '@verapix/studio/lib/use-device-owner';
import { useAccountView } from '../account/account';
import { guestDataAnswerKey } from './stored-keys';

/** If it cannot be loaded, nothing is offered. */
const Offer = loadable(() =>
  import('./GuestDataOffer').then(
    (module) => module.GuestDataOffer,
    () => () => null,
  ),
);

/** Offers a user what was made in this browser without an account, until the user has answered. */
export function GuestData() {
  const owner = useDeviceOwner();
  const { status } = useAccountView();
  if (owner === visitors || status !== 'signed-in') return null;
  if (readItem(() => localStorage, ownKey(guestDataAnswerKey, owner)) !== null) return null;
  return <Offer key={owner} />;
}
