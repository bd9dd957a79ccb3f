import { batchMaxPictures } from './limits';
import type { PlanId } from './plans';

/** A feature that comes with Premium and Lifetime. */
export interface GatedFeature {
  title: string;
  /** What is behind the gate, in a sentence or two; where that is not built yet, it says so. */
  explains: string;
  /** Whether it can be used today. */
  isAvailable: boolean;
}

/** The features of the paid plans by their ids; whatever is not listed is open to all. */
export const gatedFeatures = {
  'api-access': {
    title: 'API access',
    explains:
      'Upscale pictures from your own programs: one request with a picture, one answer with the result.',
    isAvailable: true,
  },
  'api-keys': {
    title: 'API Key Management',
    explains: 'Create, name and revoke the live and test keys with which your programs use the API.',
    isAvailable: true,
  },
  'advanced-watermark-removal': {
    title: 'Advanced watermark removal',
    explains:
      'Have the watermark remover suggest the area to fill in, as marks that you can still change. It finds clear lettering in a picture, also tiled, and what stands still in a video; it misses faint marks, emblems and about half of all slanted words.',
    isAvailable: true,
  },
  'batch-processing': {
    title: 'Batch processing',
    explains: `Work on up to ${batchMaxPictures} pictures in one go, with one download for all of them. It is not built yet.`,
    isAvailable: false,
  },
  'custom-models': {
    title: 'Custom models',
    explains: 'Choose which model works on your picture. It is not built yet.',
    isAvailable: false,
  },
  'priority-processing': {
    title: 'Priority processing',
    explains:
      'Requests to the API are answered before those of others when many arrive at once. It is not built yet.',
    isAvailable: false,
  },
} as const satisfies Record<string, GatedFeature>;

export type GatedFeatureId = keyof typeof gatedFeatures;

/** Whether a plan comes with the gated features. All of them come with every paid plan. */
export function opensGates(planId: PlanId): boolean {
  return planId !== 'free';
}
