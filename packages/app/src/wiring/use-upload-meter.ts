import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { UploadMeter } from './upload-meter';

const silent: UploadMeter = { read: () => 0, subscribe: () => () => {} };

export const UploadMeterContext = createContext<UploadMeter>(silent);

/** Bytes sent since this part of the page appeared: what was sent before, such as a sign-in, is not its doing. */
export function useUploadedBytes(): number {
  const meter = use(UploadMeterContext);
  const [before] = useState(meter.read);
  return useSyncExternalStore(meter.subscribe, meter.read, () => before) - before;
}
