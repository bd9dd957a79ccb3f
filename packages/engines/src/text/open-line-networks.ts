import { openSession } from '../network/load-network';
import { createLineDetector } from './line-detector';
import { createLineReader } from './line-reader';
import type { LineNetworks } from './read-lines';

type File = Uint8Array<ArrayBuffer>;

/** Starts PP-OCR's detector of lines and, if its file is there, its English reader. */
export async function openLineNetworks({
  runtime,
  detector,
  reader,
}: {
  runtime: File;
  detector: File;
  reader: File | undefined;
}): Promise<LineNetworks> {
  return {
    detect: createLineDetector(await openSession({ runtime, weights: detector })),
    read: reader && createLineReader(await openSession({ runtime, weights: reader })),
  };
}
