import { Grid, LinkCard } from '@verapix/ui';
import { Briefcase, Camera, CodeXml } from 'lucide-react';
import { paths } from '../../paths';
import { HomeSection } from './HomeSection';

/** Who Verapix is for, and where each of them goes next. */
export function Audiences() {
  return (
    <HomeSection title="Where to next">
      <Grid column="l">
        <LinkCard
          level={3}
          to={paths.examples}
          icon={Camera}
          title="For photographers"
          description="Look closely at what the tools do to portraits, landscapes and products."
        />
        <LinkCard
          level={3}
          to={paths.pricing}
          icon={Briefcase}
          title="For businesses"
          description="What each plan comes with, and what it costs."
        />
        <LinkCard
          level={3}
          to={paths.docs}
          icon={CodeXml}
          title="For developers"
          description="Upscale pictures from your own software."
        />
      </Grid>
    </HomeSection>
  );
}
