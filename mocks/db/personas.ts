import { freeUses, graceDays } from '@verapix/domain';
import * as messages from '@verapix/messages/demo-people';
import { sampleAmounts } from './sample-subscription';

export type PersonaId =
  | 'visitor'
  | 'free'
  | 'premium'
  | 'lifetime'
  | 'canceled'
  | 'expired'
  | 'trial'
  | 'founder'
  | 'grace';

/** A sample user to try the product as. */
export interface Persona {
  id: PersonaId;
  /** The name in the demo backend's panel. */
  label: string;
  description: string;
  /** `null` for the visitor, who has no account. */
  account: { email: string; password: string; fullName: string } | null;
  /** How many free uses of the generators this persona's browser has counted. */
  freeUsesUsed: number;
}

/** The password of every persona. Sample accounts hold nothing worth protecting. */
export const personaPassword = 'verapix-demo';

function member(
  id: Exclude<PersonaId, 'visitor'>,
  fullName: string,
  label: string,
  description: string,
  freeUsesUsed = 0,
): Persona {
  const account = { email: `${id}@example.com`, password: personaPassword, fullName };
  return { id, label, description, account, freeUsesUsed };
}

/** The sample users in the order in which they are shown. */
export const personas: readonly Persona[] = [
  {
    id: 'visitor',
    label: messages.visitor,
    description: messages.visitorText,
    account: null,
    freeUsesUsed: 0,
  },
  member(
    'free',
    'Free Member',
    messages.free,
    messages.freeText({ used: freeUses - 1, all: freeUses }),
    freeUses - 1,
  ),
  member(
    'premium',
    'Premium Member',
    messages.premium,
    messages.premiumText({ amount: sampleAmounts.premium }),
  ),
  member(
    'lifetime',
    'Lifetime Member',
    messages.lifetime,
    messages.lifetimeText({ amount: sampleAmounts.lifetime }),
  ),
  member('canceled', 'Canceled Member', messages.canceled, messages.canceledText),
  member('expired', 'Expired Member', messages.expired, messages.expiredText),
  member('trial', 'Trial Member', messages.trial, messages.trialText),
  member('founder', 'Founder', messages.founder, messages.founderText),
  member(
    'grace',
    'Member in grace',
    messages.grace,
    messages.graceText({ left: graceDays - 2, all: graceDays }),
  ),
];
