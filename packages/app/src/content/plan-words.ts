import { batchMaxPictures, cloudStorage, freeUses, type PlanId, plans, tools } from '@verapix/domain';
import * as messages from '@verapix/messages/plans';

/** The label of the plan that is emphasized among the cards. */
export const highlightLabel = messages.popularChoice;

export const planTitles: Readonly<Record<PlanId, string>> = {
  free: messages.free,
  premium: plans.premium.name,
  lifetime: plans.lifetime.name,
};

interface PlanWords {
  description: string;
  buttonText: string;
  badge?: string;
  /** What is shown while the offer runs: the rounded offer inside the button, and the badges of the card and the checkout. */
  offer?: { button: string; badge: string; checkoutBadge: string };
}

export const planWords: Readonly<Record<PlanId, PlanWords>> = {
  free: { description: messages.freeDescription, buttonText: messages.getStarted },
  premium: {
    description: messages.premiumDescription,
    buttonText: messages.getPremium,
    offer: {
      button: messages.premiumButtonOffer,
      badge: messages.limitedOffer,
      checkoutBadge: messages.premiumCheckoutOffer,
    },
  },
  lifetime: {
    description: messages.lifetimeDescription,
    buttonText: messages.getLifetime,
    badge: messages.bestValue,
  },
};

/** The storage of one account: `1 GB`. */
export const cloudStorageInWords = messages.gigabytes({ size: cloudStorage.maxBytes / 1024 ** 3 });

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
