import { batchMaxPictures, freeBatchMaxPictures } from '@verapix/domain';
import type { BatchAccess } from './batch-session.types';

/** How many pictures a batch takes. */
export const batchLimit = (access: BatchAccess): number =>
  access === 'paid' ? batchMaxPictures : freeBatchMaxPictures;
