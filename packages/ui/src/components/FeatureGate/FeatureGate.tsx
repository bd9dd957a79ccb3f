import * as messages from '@verapix/messages/ui';
import { Lock, LockKeyhole } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { CheckList } from '../CheckList';
import { InternalLink } from '../Link';
import * as css from './FeatureGate.css';

interface GateContent extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The feature's name: the card's heading. */
  title: string;
  /** The heading's level in the page's outline; 1 if the gate replaces the page. */
  level?: HeadingProps['level'];
  /** What the feature does. */
  explanation: ReactNode;
}

interface ClosedGate extends GateContent {
  /** The path or in-page link to the plans. */
  upgradeTo: string;
  /** What else the plan includes, a few words each. */
  includes?: readonly string[];
  onRetry?: never;
  retrying?: never;
}

interface UncheckedGate extends GateContent {
  /** The current plan could not be determined, so the gate stays closed. Reads the plan again. */
  onRetry: () => void;
  /** The plan is being read again. */
  retrying?: boolean;
  upgradeTo?: never;
  includes?: never;
}

export type FeatureGateProps = ClosedGate | UncheckedGate;

/** Shown in place of a feature of the paid plans. It says what the feature does and links to the plans. */
export function FeatureGate(props: FeatureGateProps) {
  if (props.onRetry) return <Unchecked {...props} />;
  const { upgradeTo, includes = [], onRetry: _, retrying: _retrying, ...rest } = props;
  return (
    <GateCard {...rest} icon={Lock}>
      <Text tone="textMuted">{messages.featureNeedsPlan}</Text>
      {includes.length > 0 && <Includes includes={includes} />}
      <div className={css.actions}>
        <Button asChild tone="accent" variant="solid">
          <InternalLink to={upgradeTo}>{messages.upgrade}</InternalLink>
        </Button>
      </div>
    </GateCard>
  );
}

function Unchecked({
  onRetry,
  retrying = false,
  upgradeTo: _,
  includes: _includes,
  className,
  ...rest
}: UncheckedGate) {
  return (
    <GateCard {...rest} className={classNames(css.unchecked, className)} icon={LockKeyhole}>
      <Text tone="textMuted">{messages.planUnknown}</Text>
      <div className={css.actions}>
        <Button onClick={onRetry} pending={retrying} pendingLabel={messages.checkingPlan}>
          {messages.tryAgain}
        </Button>
      </div>
    </GateCard>
  );
}

interface GateCardProps extends GateContent {
  icon: typeof Lock;
  children: ReactNode;
}

function GateCard({ title, level = 2, explanation, icon, className, children, ...rest }: GateCardProps) {
  return (
    <section {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <Icon of={icon} size="l" className={css.lock} />
        <Heading level={level} size={level === 1 ? 'title' : 'card'}>
          {title}
        </Heading>
      </div>
      <Text measure>{explanation}</Text>
      {children}
    </section>
  );
}

function Includes({ includes }: { includes: readonly string[] }) {
  return (
    <div>
      <Text size="s" weight="semibold">
        {messages.planComesWith}
      </Text>
      <CheckList items={includes} className={css.list} />
    </div>
  );
}
