import { createContext, use, useEffect, useState } from 'react';
import type { Arrival, Arrivals } from './arrivals';

export const ArrivalsContext = createContext<Arrivals | null>(null);

/**
 * What the address of this page brought, the same for as long as the page is shown or until another address is opened;
 * and how to say that it is settled.
 */
export function useArrival(path: Parameters<Arrivals['latest']>[0]): {
  arrival: Arrival;
  settle: Arrivals['settle'];
} {
  const arrivals = use(ArrivalsContext);
  if (!arrivals) throw new Error('useArrival found no arrivals: render the component within Providers.');
  const { latest, settle, subscribe } = arrivals;
  const [arrival, setArrival] = useState(() => latest(path));
  useEffect(() => subscribe(() => setArrival(latest(path))), [latest, subscribe, path]);
  return { arrival, settle };
}
