import { type GatedFeatureId, gatedFeatures } from '@verapix/facts';
import type { ToastOptions } from '@verapix/machines';
import { FeatureGate } from '@verapix/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { Page } from '../shell/Page';
import { useToasts } from '../wiring/toasts';
import { ToHome } from './ToHome';
import { useGate } from './use-gate';

interface RequireFeatureProps {
  feature: GatedFeatureId;
  /** Holds the page's room while the plan is read. */
  fallback: ReactNode;
  /** The whole page behind the gate. */
  children: ReactNode;
}

/**
 * Shows a page to whoever has a plan that comes with a feature, and the plans to others. While the plan cannot be
 * read the gate stays closed, and says why in the page's place. The server guards what the page does; this spares
 * people a refusal.
 */
export function RequireFeature({ feature, fallback, children }: RequireFeatureProps) {
  const { gate, isRetrying, retry } = useGate();
  const [isLeaving, setIsLeaving] = useState(false);
  if (gate === 'leaving' && !isLeaving) setIsLeaving(true);

  if (gate === 'open') return children;
  if (isLeaving) return <ToHome>{fallback}</ToHome>;
  if (gate === 'closed') return <ToPlans feature={feature} />;
  if (gate === 'pending') return fallback;
  const { title, explains } = gatedFeatures[feature];
  return (
    <Page title={title}>
      <FeatureGate level={1} title={title} explanation={explains} onRetry={retry} retrying={isRetrying} />
    </Page>
  );
}

const premiumFeature: ToastOptions = {
  title: 'Premium Feature',
  description: 'This feature requires a Premium or Lifetime subscription.',
  variant: 'default',
  type: 'info',
};

/** Says why, once, and goes where the gate is explained. */
function ToPlans({ feature }: { feature: GatedFeatureId }) {
  const { notify } = useToasts();
  useEffect(() => {
    notify(premiumFeature);
  }, [notify]);
  return <Navigate to={`${paths.pricing}?feature=${feature}`} replace />;
}
