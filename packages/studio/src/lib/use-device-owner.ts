import { type DeviceOwner, deviceOwner, onDeviceOwner, ownerDepartures, visitors } from '@verapix/domain';
import { useSyncExternalStore } from 'react';

/** Who uses this browser. As a `key`, it gives each user a page of their own. */
export const useDeviceOwner = (): DeviceOwner =>
  useSyncExternalStore(onDeviceOwner, deviceOwner, () => visitors);

/** As a `key`, it makes a page drop what it holds when its user leaves. Work goes on when a visitor signs in. */
export const useOwnerDepartures = (): number => useSyncExternalStore(onDeviceOwner, ownerDepartures, () => 0);
