import * as messages from '@verapix/messages/plans';
import { cloudStorageInWords } from './cloud-results';
import { batchMaxPictures, freeUses } from './limits';
import type { PlanId } from './plans';
import { tools } from './tools';

/** What both paid plans have. */
const paid: readonly string[] = [
  messages.everythingInFree,
  messages.upscalingTo({ resolution: '4K' }),
  messages.unlimitedGenerators,
  messages.batches({ count: batchMaxPictures }),
  messages.cloudStorage({ size: cloudStorageInWords }),
  messages.apiWithKeys,
];

/** What a plan's card lists. */
export const planFeatures: Readonly<Record<PlanId, readonly string[]>> = {
  free: [
    messages.allTools({ count: tools.length }),
    messages.upscalingTo({ resolution: '2K' }),
    messages.limitedGenerators({ uses: freeUses }),
    messages.noCreditCard,
  ],
  premium: paid,
  lifetime: [...paid, messages.onePayment],
};
