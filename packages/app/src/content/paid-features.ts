import { batchMaxPictures, freeBatchMaxPictures, type PaidFeatureId } from '@verapix/domain';
import * as messages from '@verapix/messages/plans';

interface PaidFeature {
  title: string;
  /** What the feature does, in a sentence or two. */
  explains: string;
}

/** The features of the paid plans in words. */
export const paidFeatures: Readonly<Record<PaidFeatureId, PaidFeature>> = {
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
};
