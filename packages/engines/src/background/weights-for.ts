import type { MatteKind } from '../matte/networks';
import { type Weights, weights } from '../weights';
import type { CutOutInput } from './types';

/** The weights that find each kind of subject. */
const matteWeights = { people: weights.modnet, anything: weights.u2netp } as const satisfies Record<
  MatteKind,
  Weights
>;

/** What a run with these options downloads unless an earlier one did: nothing for `instant`. */
export function weightsFor({
  method,
  subject = 'anything',
}: Pick<CutOutInput, 'method' | 'subject'>): readonly Weights[] {
  return method === 'best' ? [matteWeights[subject]] : [];
}
