import type { ToolId } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import { settingsOf } from '../store/settings';

/** What a result was made with, by its file: a tool that opens the file continues the chain. */
const chains = new WeakMap<File, readonly LibraryStep[]>();

/** The tools that made this file; empty for a file of the user's own. */
export const stepsOf = (file: File): readonly LibraryStep[] => chains.get(file) ?? [];

let handed: { path: string; files: readonly File[] } | undefined;
let repeated: { path: string; settings: LibraryStep['settings'] } | undefined;

/**
 * Passes files to the tool whose page opens next: a result with the tools that made it, or files of the user's own. In memory
 * alone: nothing of it is in the address.
 */
export function handOver(path: string, files: readonly File[], steps: readonly LibraryStep[] = []): void {
  for (const file of files) if (steps.length > 0) chains.set(file, steps);
  handed = { path, files };
}

/** The files that were passed to the tool at a path, once. */
export function takeHandedOver(path: string): readonly File[] {
  const files = handed?.path === path ? handed.files : [];
  if (repeated?.path !== path) repeated = undefined;
  // A page that React mounts twice in development asks twice in a row.
  queueMicrotask(() => {
    handed = undefined;
  });
  return files;
}

/** Passes the settings of a result to a tool, for the next file that it opens. The page of another tool forgets them. */
export function repeatSettings(path: string, settings: LibraryStep['settings']): void {
  repeated = { path, settings };
}

/** The settings that were passed to the tool at a path, once. */
export function takeRepeatedSettings(path: string): LibraryStep['settings'] | undefined {
  const settings = repeated?.path === path ? repeated.settings : undefined;
  if (settings) repeated = undefined;
  return settings;
}

interface PassedRun {
  hasTag: (tag: 'unsaved') => boolean;
  context: { lastRunOptions: object | undefined };
}

/** What `ResultActions` needs to know of the run that made a result. */
export function passOn(
  snapshot: PassedRun,
  send: (event: { type: 'result.passed' }) => void,
  tool: ToolId,
  { file }: { file: File },
) {
  return {
    readSteps: (): readonly LibraryStep[] => [
      ...stepsOf(file),
      { tool, settings: settingsOf(snapshot.context.lastRunOptions ?? {}) },
    ],
    isUnsaved: snapshot.hasTag('unsaved'),
    onPass: () => send({ type: 'result.passed' }),
  };
}

/** The picture as the clipboard takes it: browsers accept PNG alone. Rejects if it cannot be opened. */
export async function clipboardPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The file as it can be shared; undefined where the browser shares no files, or not this one. */
export function shareableFile(blob: Blob, name: string): File | undefined {
  const file = new File([blob], name, { type: blob.type });
  return navigator.canShare?.({ files: [file] }) ? file : undefined;
}
