import { Segments, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { PlanNotice } from './PlanNotice';
import * as css from './Plans.css';
import { isPending, planStandings, type Viewer } from './plan-standing';
import { SimplePlans } from './SimplePlans';
import type { PricingViewName } from './use-pricing-view';

export interface PlansProps {
  viewer: Viewer;
  view: PricingViewName;
  onViewChange: (view: PricingViewName) => void;
  /** The rank of the plans' headings. */
  level: 2 | 3;
  /** Of amounts; the browser's own where none is given. */
  locale?: string | undefined;
}

const views = [
  { value: 'simple', label: 'Simple View' },
  { value: 'compare', label: 'Compare Features' },
] as const;

/** Fetched when plans are to be compared. */
const ComparedPlans = lazy(async () => ({ default: (await import('./ComparedPlans')).ComparedPlans }));

/** The plans, as cards or compared, and what whoever looks should know. */
export function Plans({ viewer, view, onViewChange, level, locale }: PlansProps) {
  const standings = planStandings(viewer);
  return (
    <Stack gap="l">
      <PlanNotice viewer={viewer} />
      <Segments
        className={css.choice}
        label="How the plans are shown"
        options={views}
        value={view}
        onChange={onViewChange}
      />
      <SkeletonGroup busy={isPending(viewer)} label="Checking your plan">
        {view === 'compare' ? (
          <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '50rem' }} />}>
            <ComparedPlans {...{ standings, locale }} />
          </Suspense>
        ) : (
          <SimplePlans {...{ standings, level, locale }} />
        )}
      </SkeletonGroup>
    </Stack>
  );
}
