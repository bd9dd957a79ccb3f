import { createContext, use, useSyncExternalStore } from 'react';
import type { UploadMeter } from './upload-meter';

const silent: UploadMeter = { read: () => 0, subscribe: () => () => {} };

export const UploadMeterContext = createContext<UploadMeter>(silent);

/** Bytes this page has sent since it was opened. */
export function useUploadedBytes(): number {
  const meter = use(UploadMeterContext);
  return useSyncExternalStore(meter.subscribe, meter.read);
}
