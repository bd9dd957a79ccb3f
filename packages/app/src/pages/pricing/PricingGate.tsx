import { type GatedFeatureId, gatedFeatures, opensGates } from '@verapix/facts';
import { FeatureGate } from '@verapix/ui';
import { checkoutPath } from '../../content/checkout-path';
import type { Viewer } from './plan-standing';

interface PricingGateProps {
  /** The feature at whose gate someone was turned away; none when they came by themselves. */
  feature: GatedFeatureId | undefined;
  viewer: Viewer;
}

/** What is behind the gate that led here. Not for those to whom it is open, nor before that is known. */
export function PricingGate({ feature, viewer: { planId, planStatus } }: PricingGateProps) {
  if (!feature || planStatus === 'pending' || opensGates(planId)) return null;
  const { title, explains } = gatedFeatures[feature];
  return <FeatureGate title={title} explanation={explains} upgradeTo={checkoutPath('premium')} />;
}
