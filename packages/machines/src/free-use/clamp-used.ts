import { freeUses } from '@verapix/facts';

/** The number of free uses that a number stands for: whole, from 0 to the limit; 0 for what is no number. */
export function clampUsed(used: number): number {
  return Number.isNaN(used) ? 0 : Math.min(freeUses, Math.max(0, Math.trunc(used)));
}
