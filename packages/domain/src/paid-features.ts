import * as messages from '@verapix/messages/plans';
import { batchMaxPictures, freeBatchMaxPictures } from './limits';

/** A feature of Premium and Lifetime. */
interface PaidFeature {
  title: string;
  /** What the feature does, in a sentence or two. */
  explains: string;
}

/** The features of the paid plans by id. Features that are not listed are open to everyone. */
export const paidFeatures = {
  'api-access': {
    title: messages.apiAccess,
    explains: messages.apiAccessExplained,
  },
  'api-keys': {
    title: messages.apiKeys,
    explains: messages.apiKeysExplained,
  },
  'advanced-watermark-removal': {
    title: messages.watermarks,
    explains: messages.watermarksExplained,
  },
  'batch-processing': {
    title: messages.batchProcessing,
    explains: messages.batchProcessingExplained({ max: batchMaxPictures, free: freeBatchMaxPictures }),
  },
  'custom-models': {
    title: messages.customModels,
    explains: messages.customModelsExplained,
  },
  'priority-processing': {
    title: messages.priority,
    explains: messages.priorityExplained,
  },
} as const satisfies Record<string, PaidFeature>;

export type PaidFeatureId = keyof typeof paidFeatures;

export const paidFeatureIds = Object.keys(paidFeatures) as readonly PaidFeatureId[];
