import { type FileSource, loadFile } from './load-file';

type Contents<Sources extends readonly FileSource[]> = { [At in keyof Sources]: Uint8Array<ArrayBuffer> };

/**
 * The contents of several files, in their order, loaded side by side. `onProgress` hears the share of all their bytes
 * that is there, 0 to 1. Rejects when one of them can't be had.
 */
export async function loadFiles<const Sources extends readonly FileSource[]>(
  sources: Sources,
  onProgress: (done: number) => void = () => {},
): Promise<Contents<Sources>> {
  const total = sources.reduce((sum, { bytes }) => sum + bytes, 0);
  const come = sources.map(() => 0);
  const contents = sources.map((source, at) =>
    loadFile(source, (done) => {
      come[at] = done * source.bytes;
      onProgress(come.reduce((sum, bytes) => sum + bytes, 0) / total);
    }),
  );
  return (await Promise.all(contents)) as Contents<Sources>;
}
