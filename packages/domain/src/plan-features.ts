import * as messages from '@verapix/messages/plans';
import { cloudStorageInWords } from './cloud-results';
import { batchMaxPictures, freeUses } from './limits';
import type { PlanId } from './plans';
import { tools } from './tools';

/** What a plan's card lists. */
export const planFeatures: Readonly<Record<PlanId, readonly string[]>> = {
  free: [
    messages.allTools({ count: tools.length }),
    messages.upscalingTo({ resolution: '2K' }),
    messages.limitedGenerators({ uses: freeUses }),
    messages.noCreditCard,
  ],
  premium: [
    messages.everythingInFree,
    messages.upscalingTo({ resolution: '4K' }),
    messages.unlimitedGenerators,
    messages.batches({ count: batchMaxPictures }),
    messages.cloudStorage({ size: cloudStorageInWords }),
    messages.apiWithKeys,
  ],
  lifetime: [
    messages.everythingInPremium,
    messages.upscalingTo({ resolution: '4K' }),
    messages.unlimitedGenerators,
    messages.onePayment,
  ],
};
