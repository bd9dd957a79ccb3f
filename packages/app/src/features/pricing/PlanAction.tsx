import * as messages from '@verapix/messages/pricing';
import { Badge, Button, InternalLink, Skeleton, Text } from '@verapix/ui';
import type { PlanOffer } from './plan-offers';
import * as css from './pricing.css';

/** Marks the user's current plan. */
export const yourPlan = messages.yourPlan;

interface PlanActionProps {
  action: PlanOffer['action'];
  isMainAction: boolean;
  size: 'm' | 'l';
}

/** The link to buy or use a plan, or a text that says why there is none. */
export function PlanAction({ action, isMainAction, size }: PlanActionProps) {
  if (action.kind === 'none') return <Text tone="textMuted">{action.text}</Text>;
  if (action.kind === 'waiting') return <Skeleton shape="block" className={css.waiting[size]} />;
  return (
    <Button asChild wide size={size} {...(isMainAction && { tone: 'accent', variant: 'solid' })}>
      <InternalLink to={action.to}>
        {action.text}
        {action.offer && <Badge tone="accent">{action.offer}</Badge>}
      </InternalLink>
    </Button>
  );
}
