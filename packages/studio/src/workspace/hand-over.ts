import { ownerDepartures } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';

/** What a result was made with, by its file: a tool that opens the file continues the chain. */
const chains = new WeakMap<File, readonly LibraryStep[]>();

/** The tools that made this file; empty for a file of the user's own. */
export const stepsOf = (file: File): readonly LibraryStep[] => chains.get(file) ?? [];

/** Taken by the page at a path, unless its user has left meanwhile. */
interface Handed {
  path: string;
  departures: number;
}

let handed: (Handed & { files: readonly File[] }) | undefined;
let repeated: (Handed & { settings: LibraryStep['settings'] }) | undefined;

const isFor = (path: string, item: Handed | undefined) =>
  item?.path === path && item.departures === ownerDepartures();

/**
 * Hands files over to the tool whose page opens next: a result with the tools that made it, or the user's own files. They stay
 * in memory: nothing of them is in the address.
 */
export function handOver(path: string, files: readonly File[], steps: readonly LibraryStep[] = []): void {
  for (const file of files) if (steps.length > 0) chains.set(file, steps);
  handed = { path, departures: ownerDepartures(), files };
}

/** The files that were handed over to the tool at a path, once. */
export function takeHandedOver(path: string): readonly File[] {
  const files = handed && isFor(path, handed) ? handed.files : [];
  if (!isFor(path, repeated)) repeated = undefined;
  // A page that React mounts twice in development asks twice in a row.
  queueMicrotask(() => {
    handed = undefined;
  });
  return files;
}

/** Hands the settings of a result over to a tool, for the next file that it opens. The page of another tool forgets them. */
export function repeatSettings(path: string, settings: LibraryStep['settings']): void {
  repeated = { path, departures: ownerDepartures(), settings };
}

/** The settings that were handed over to the tool at a path, once. */
export function takeRepeatedSettings(path: string): LibraryStep['settings'] | undefined {
  const settings = repeated && isFor(path, repeated) ? repeated.settings : undefined;
  if (settings) repeated = undefined;
  return settings;
}
