import { opensGates } from '@verapix/facts';
import type { AccountView } from '../wiring/account/account';

/**
 * How the gate of the paid features stands. `pending`: the plan is being read. `unchecked`: it could not be read, so
 * the gate stays closed, and nobody is told to buy what they may have. `leaving`: one is signing out.
 */
export type Gate = 'open' | 'closed' | 'pending' | 'unchecked' | 'leaving';

/** Opens for a plan that is known to come with the features, and for nothing else. */
export function gateOf({ status, planId, planStatus }: AccountView): Gate {
  if (status === 'signing-out') return 'leaving';
  if (status === 'loading' || planStatus === 'pending') return 'pending';
  if (planStatus === 'failed') return 'unchecked';
  return opensGates(planId) ? 'open' : 'closed';
}
