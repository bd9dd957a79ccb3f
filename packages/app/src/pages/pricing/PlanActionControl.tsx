import { Badge, Button, InternalLink, Skeleton, Text } from '@verapix/ui';
import * as css from './Plans.css';
import type { PlanStanding } from './plan-standing';

interface PlanActionControlProps extends Pick<PlanStanding, 'action' | 'isMainAction'> {
  size: 'm' | 'l';
}

/** The way to a plan, as wide as its place, or a word about why there is none. */
export function PlanActionControl({ action, isMainAction, size }: PlanActionControlProps) {
  if (action.kind === 'none') return <Text tone="textMuted">{action.text}</Text>;
  if (action.kind === 'waiting') return <Skeleton shape="block" className={css.waiting[size]} />;
  return (
    <Button asChild wide size={size} {...(isMainAction && { tone: 'accent', look: 'solid' })}>
      <InternalLink to={action.to}>
        {action.text}
        {action.offer && <Badge tone="accent">{action.offer}</Badge>}
      </InternalLink>
    </Button>
  );
}
