import type { PlanId } from '@verapix/facts';
import { createContext, use } from 'react';

/** What the person may do. The server decides; this only spares them a refusal. */
export interface Access {
  planId: PlanId;
}

const AccessContext = createContext<Access>({ planId: 'free' });

/** The rights of whoever uses the page: the free plan's, until an account says more. */
export function useAccess(): Access {
  return use(AccessContext);
}
