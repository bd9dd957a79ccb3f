import { Badge, Button, type ButtonProps, InternalLink, Text } from '@verapix/ui';
import type { PlanStanding } from './plan-standing';

interface PlanActionControlProps extends Pick<PlanStanding, 'action' | 'isMainAction'> {
  size: NonNullable<ButtonProps['size']>;
}

/** The way to a plan, as wide as its place, or a word about why there is none. */
export function PlanActionControl({ action, isMainAction, size }: PlanActionControlProps) {
  if (action.kind === 'none') return <Text tone="textMuted">{action.text}</Text>;
  if (action.kind === 'waiting') {
    return (
      <Button wide size={size} pending pendingLabel="Checking your plan">
        {action.text}
      </Button>
    );
  }
  return (
    <Button asChild wide size={size} {...(isMainAction && { tone: 'accent', look: 'solid' })}>
      <InternalLink to={action.to}>
        {action.text}
        {action.offer && <Badge tone="accent">{action.offer}</Badge>}
      </InternalLink>
    </Button>
  );
}
