import { type GatedFeatureId, gatedFeatures } from '@verapix/facts';

/** The gated feature that an address names, or none: what it says is anybody's. */
export function gatedFeatureFrom(query: URLSearchParams): GatedFeatureId | undefined {
  const named = query.get('feature');
  return Object.keys(gatedFeatures).find((id): id is GatedFeatureId => id === named);
}
