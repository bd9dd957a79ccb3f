import { toolById, tools } from '@verapix/facts';
import { Button, Card, Grid, Heading, InternalLink, LazyComparison, Stack, Text } from '@verapix/ui';
import { homeComparisons } from '../../content/home-comparisons';
import { toolPictures } from '../../content/tool-pictures';
import { paths } from '../../paths';
import { HomeSection } from './HomeSection';
import { beside } from './home.css';

/** The one that the section shows at work; the other six are cards. */
const shown = toolById('image-upscaler');

/** The tools: one at work, six as cards that lead to them. */
export function HomeTools() {
  return (
    <HomeSection
      title="The tools"
      lead="Each does one thing, shows what it did, and leaves the original as it was."
    >
      <div className={beside}>
        <LazyComparison
          {...homeComparisons.sheep}
          sweep="full"
          describeShare={(share) => `${share} % enlarged shown`}
        />
        <Stack gap="m" align="start">
          <Heading level={3} size="card">
            {shown.title}
          </Heading>
          <Text tone="textMuted" measure>
            {shown.description} On the left a picture of {homeComparisons.sheep.beforeLabel} pixels, on the
            right what became of it.
          </Text>
          <Button asChild tone="accent">
            <InternalLink to={paths.upscaler}>Open the upscaler</InternalLink>
          </Button>
        </Stack>
      </div>
      <Grid column="l">
        {tools
          .filter(({ id }) => id !== shown.id)
          .map(({ id, title, description, path, features }) => (
            <Card
              key={id}
              level={3}
              title={title}
              to={path}
              media={
                <img src={toolPictures[id]} alt="" width={640} height={400} loading="lazy" decoding="async" />
              }
              footer={features.join(' · ')}
            >
              {description}
            </Card>
          ))}
      </Grid>
    </HomeSection>
  );
}
