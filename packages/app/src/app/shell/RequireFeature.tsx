import type { PaidFeatureId } from '@verapix/domain';
import { infoToast } from '@verapix/machines';
import * as messages from '@verapix/messages/shell';
import { FeatureGate } from '@verapix/ui/product';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paidFeatures } from '../../content/paid-features';
import { paths } from '../../content/paths';
import { Page } from './Page';
import { useToasts } from '../toasts';
import { useEntitlement } from '../access/entitlement';
import { RedirectHome } from '../access/RequireSession';

interface RequireFeatureProps {
  feature: PaidFeatureId;
  /** A placeholder of the page while the plan is read. */
  fallback: ReactNode;
  /** The whole page. */
  children: ReactNode;
}

/**
 * Shows a page to users whose plan includes a feature, and redirects others to the plans. If the plan cannot be read, it
 * says so instead of showing the page. The server protects what the page does; this only avoids its errors.
 */
export function RequireFeature({ feature, fallback, children }: RequireFeatureProps) {
  const { entitlement, isRetrying, retry } = useEntitlement();
  const [isLeaving, setIsLeaving] = useState(false);
  if (entitlement === 'signing-out' && !isLeaving) setIsLeaving(true);

  if (entitlement === 'granted') return children;
  if (isLeaving) return <RedirectHome>{fallback}</RedirectHome>;
  if (entitlement === 'denied') return <RedirectToPlans feature={feature} />;
  if (entitlement === 'pending') return fallback;
  const { title, explains } = paidFeatures[feature];
  return (
    <Page title={title}>
      <FeatureGate level={1} title={title} explanation={explains} onRetry={retry} retrying={isRetrying} />
    </Page>
  );
}

function RedirectToPlans({ feature }: { feature: PaidFeatureId }) {
  const { notify } = useToasts();
  useEffect(() => {
    notify(infoToast(messages.premiumFeature, messages.premiumFeatureText));
  }, [notify]);
  return <Navigate to={`${paths.pricing}?feature=${feature}`} replace />;
}
