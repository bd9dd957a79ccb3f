import { offerDays, plans } from '@verapix/domain';
import * as messages from '@verapix/messages/pricing';
import { loadable } from '@verapix/studio/lib/loadable';
import { Alert, SegmentedControl, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import { PlanCard, PlanCards, PlanPrice } from '@verapix/ui/product';
import { memo, type ReactNode } from 'react';
import { highlightLabel, planFeatures, planTitles, planWords } from '../../content/plan-words';
import { useQuery } from '../../lib/use-query';
import { PlanAction, yourPlan } from './PlanAction';
import { isOfferOver, isPending, type PlanOffer, planOffers, type Viewer } from './plan-offers';
import * as css from './pricing.css';

type PricingViewName = 'simple' | 'compare';

const views = [
  { value: 'simple', label: messages.simple },
  { value: 'compare', label: messages.compare },
] as const;

/** How the plans are shown. Part of the address, so that a link shows the same view. */
export function usePricingView(): [PricingViewName, (next: PricingViewName) => void] {
  const [query, setQuery] = useQuery();
  const show = (next: PricingViewName) =>
    setQuery(
      (current) => {
        if (next === 'compare') current.set('view', next);
        else current.delete('view');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get('view') === 'compare' ? 'compare' : 'simple', show];
}

/** The level of the section's headings in the page's outline. */
type HeadingLevel = 2 | 3;

export interface PricingSectionProps {
  viewer: Viewer;
  view: PricingViewName;
  onViewChange: (view: PricingViewName) => void;
}

/** Below the first view, for which the first load has no room. They are part of the prerendered HTML. */
const LoadedDetails = loadable(
  async () => (await import('./PricingDetails')).PricingDetails,
  <Skeleton shape="block" style={{ blockSize: '48rem' }} />,
);

/** Memoized: React shows the fallback if a boundary is rendered again before it is hydrated. */
const Details = memo(LoadedDetails);

/** Loaded when the plans are compared. */
const ComparedPlans = loadable(
  async () => (await import('./ComparedPlans')).ComparedPlans,
  <Skeleton shape="block" style={{ blockSize: '50rem' }} />,
);

/** The plans and everything about paying. */
export function PricingSection({ viewer, view, onViewChange }: PricingSectionProps) {
  return (
    <Stack gap="xxl">
      <Plans {...{ viewer, view }} level={2}>
        <SegmentedControl
          className={css.choice}
          label={messages.views}
          options={views}
          value={view}
          onChange={onViewChange}
        />
      </Plans>
      <Details offerIsOver={isOfferOver(viewer)} />
    </Stack>
  );
}

interface PlansProps extends Omit<PricingSectionProps, 'onViewChange'> {
  level: HeadingLevel;
  /** Whether the cards list only what counts most, and on a phone nothing. */
  short?: boolean;
  /** Between the notices and the plans. */
  children?: ReactNode;
}

/** The plans, with what the user should know before reading the prices. */
export function Plans({ viewer, view, level, short = false, children }: PlansProps) {
  const offers = planOffers(viewer);
  return (
    <Stack gap="l">
      <PlanNotice viewer={viewer} />
      <OfferNotice viewer={viewer} />
      {children}
      <SkeletonGroup busy={isPending(viewer)} label={messages.checking}>
        {view === 'compare' ? (
          <ComparedPlans offers={offers} />
        ) : (
          <SimplePlans {...{ offers, level, short }} />
        )}
      </SkeletonGroup>
    </Stack>
  );
}

/** What the user should know before reading the prices. */
function PlanNotice({ viewer: { status, planStatus, planId, hasFullAccess } }: { viewer: Viewer }) {
  if (status !== 'signed-in') return null;
  if (hasFullAccess) {
    return <Alert title={messages.fullAccess}>{messages.fullAccessText}</Alert>;
  }
  if (planStatus === 'failed') {
    return (
      <Alert tone="warning" title={messages.unchecked}>
        {messages.uncheckedText}
      </Alert>
    );
  }
  if (planId !== 'lifetime') return null;
  return (
    <Alert tone="success" title={messages.isYours({ title: plans.lifetime.name })}>
      {messages.isYoursText}
    </Alert>
  );
}

/** Which prices the user sees, if they are not those of the offer, or if that is not known. */
function OfferNotice({ viewer }: { viewer: Viewer }) {
  const { status, planId, offer, hasFullAccess } = viewer;
  if (status !== 'signed-in' || hasFullAccess || planId === 'lifetime') return null;
  if (offer === 'failed') {
    return (
      <Alert tone="warning" title={messages.offerUnchecked}>
        {messages.offerUncheckedText}
      </Alert>
    );
  }
  if (offer !== 'over') return null;
  return <Alert title={messages.offerOver}>{messages.offerOverText({ offerDays })}</Alert>;
}

/** How many features of each plan count most: the first ones. */
const shortList = 3;

/** The plans as cards. */
function SimplePlans({
  offers,
  level,
  short,
}: {
  offers: readonly PlanOffer[];
  level: HeadingLevel;
  short: boolean;
}) {
  return (
    <PlanCards>
      {offers.map(({ plan, price, badge, isCurrent, isOffered, action, isMainAction }) => (
        <PlanCard
          key={plan.id}
          level={level}
          title={planTitles[plan.id]}
          description={planWords[plan.id].description}
          price={
            price ? (
              <PlanPrice size="l" {...price} />
            ) : (
              <Skeleton shape="block" style={{ minBlockSize: '4.5rem' }} />
            )
          }
          features={planFeatures[plan.id].slice(0, short ? shortList : undefined)}
          badge={isOffered ? badge : undefined}
          highlight={isOffered && plan.highlight ? highlightLabel : undefined}
          current={isCurrent ? yourPlan : undefined}
          delay={plan.delay}
          compact={short}
          action={<PlanAction size="l" {...{ action, isMainAction }} />}
        />
      ))}
    </PlanCards>
  );
}
