import { freeUses } from '@verapix/facts';
import type { FreeUseContext } from './free-use.types';

/** Free uses that are left of a count. */
export const freeUsesLeft = ({ used }: Pick<FreeUseContext, 'used'>): number => freeUses - used;
