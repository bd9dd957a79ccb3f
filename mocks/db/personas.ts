import { freeUses } from '@verapix/facts';

export type PersonaId =
  | 'visitor'
  | 'free'
  | 'premium'
  | 'lifetime'
  | 'canceled'
  | 'expired'
  | 'trial'
  | 'founder';

/** Someone to try the product as. */
export interface Persona {
  id: PersonaId;
  /** How a panel calls them. */
  label: string;
  description: string;
  /** The account, or `null` for someone without one. */
  account: { email: string; password: string; fullName: string } | null;
  /** How many free uses of the generators their browser has seen. */
  freeUsesUsed: number;
}

/** The password of every persona: sample accounts hold nothing worth protecting. */
export const personaPassword = 'verapix-demo';

function account(id: PersonaId, fullName: string) {
  return { email: `${id}@example.com`, password: personaPassword, fullName };
}

/** Everyone there is in a fresh stand-in, in the order to show them. */
export const personas: readonly Persona[] = [
  {
    id: 'visitor',
    label: 'Visitor',
    description: 'Has no account and is not signed in.',
    account: null,
    freeUsesUsed: 0,
  },
  {
    id: 'free',
    label: 'Free member',
    description: `Has the free plan and used ${freeUses - 1} of ${freeUses} free uses.`,
    account: account('free', 'Free Member'),
    freeUsesUsed: freeUses - 1,
  },
  {
    id: 'premium',
    label: 'Premium member',
    description: 'Pays USD 45 a month; the subscription renews by itself.',
    account: account('premium', 'Premium Member'),
    freeUsesUsed: 0,
  },
  {
    id: 'lifetime',
    label: 'Lifetime member',
    description: 'Paid USD 300 once.',
    account: account('lifetime', 'Lifetime Member'),
    freeUsesUsed: 0,
  },
  {
    id: 'canceled',
    label: 'Canceled member',
    description: 'Canceled Premium; what was paid for has not run out.',
    account: account('canceled', 'Canceled Member'),
    freeUsesUsed: 0,
  },
  {
    id: 'expired',
    label: 'Expired member',
    description: 'Had Premium until it ran out.',
    account: account('expired', 'Expired Member'),
    freeUsesUsed: 0,
  },
  {
    id: 'trial',
    label: 'Trial member',
    description: 'Tries Premium for two weeks.',
    account: account('trial', 'Trial Member'),
    freeUsesUsed: 0,
  },
  {
    id: 'founder',
    label: 'Founder',
    description: 'Administers the product.',
    account: account('founder', 'Founder'),
    freeUsesUsed: 0,
  },
];
