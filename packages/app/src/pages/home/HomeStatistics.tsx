import { delays } from '@verapix/facts';
import { Badge, StatisticList } from '@verapix/ui';
import { statistics } from '../../content/statistics';
import { HomeSection } from './HomeSection';

/** Four figures that count up when they come into view, and that they are samples. */
export function HomeStatistics() {
  return (
    <HomeSection
      title="Verapix in figures"
      lead={
        <>
          <Badge tone="warning">Sample figures</Badge> Measured ones will take their place.
        </>
      }
    >
      <StatisticList
        statistics={statistics}
        countUpMs={delays.counterAnimation}
        stepMs={delays.counterStep}
      />
    </HomeSection>
  );
}
