import { Card, Grid, Icon } from '@verapix/ui';
import { reasons } from '../../content/reasons';
import { HomeSection } from './HomeSection';

/** Why Verapix, at the place that links name `#features`. */
export function WhyChoose() {
  return (
    <HomeSection anchor="features" title="Why Choose Verapix">
      <Grid column="l">
        {reasons.map(({ icon, title, text }) => (
          <Card key={title} level={3} title={title} media={<Icon of={icon} size="l" />}>
            {text}
          </Card>
        ))}
      </Grid>
    </HomeSection>
  );
}
