import { currency, freeUses, graceDays, type PaidPlanId, plans, priceOf } from '@verapix/domain';

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

const priceText = (plan: PaidPlanId) => `${currency} ${priceOf(plans[plan]).discounted}`;

function member(
  id: Exclude<PersonaId, 'visitor'>,
  label: string,
  description: string,
  freeUsesUsed = 0,
): Persona {
  const fullName = label.replace('member', 'Member');
  const account = { email: `${id}@example.com`, password: personaPassword, fullName };
  return { id, label, description, account, freeUsesUsed };
}

/** The sample users in the order in which they are shown. */
export const personas: readonly Persona[] = [
  {
    id: 'visitor',
    label: 'Visitor',
    description: 'Has no account and is not signed in.',
    account: null,
    freeUsesUsed: 0,
  },
  member(
    'free',
    'Free member',
    `Has the free plan and used ${freeUses - 1} of ${freeUses} free uses.`,
    freeUses - 1,
  ),
  member(
    'premium',
    'Premium member',
    `Pays ${priceText('premium')} a month; the subscription renews by itself.`,
  ),
  member('lifetime', 'Lifetime member', `Paid ${priceText('lifetime')} once.`),
  member('canceled', 'Canceled member', 'Canceled Premium; what was paid for has not run out.'),
  member('expired', 'Expired member', 'Had Premium until it ran out.'),
  member('trial', 'Trial member', 'Tries Premium for two weeks.'),
  member('founder', 'Founder', 'Administers the product.'),
  member(
    'grace',
    'Member in grace',
    `Has Premium whose renewal could not be charged; ${graceDays - 2} of ${graceDays} days of grace are left.`,
  ),
];
