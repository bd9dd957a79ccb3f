import { freePictures, plans, tools, upscaleFactors } from '@verapix/domain';
import { Button, CheckList, Figure, Heading, Inline, InternalLink, Link, Stack, Text } from '@verapix/ui';
import { paths } from '../../../app/paths';
import { homeComparisons } from '../../../content/home-comparisons';
import { Comparison } from '../../../lib/Comparison';
import { beside } from './home.css';

const largestFactor = Math.max(...upscaleFactors);

const bullets = [
  `Up to ${largestFactor}× larger: to ${plans.free.upscaleTo} for free, to ${plans.premium.upscaleTo} with a paid plan`,
  'On your own device: no picture is uploaded',
  `${tools.length} tools, nothing to install`,
];

/** The first view: a claim, and a comparison that proves it. */
export function HomeHero() {
  return (
    <div className={beside}>
      <Stack gap="l" align="start">
        <Heading level={1} size="display">
          See what changed before you keep it
        </Heading>
        <Text size="xl" tone="textMuted" measure>
          Enlarge photographs, cut out a subject, fill in a mark, read a text. You see before and after
          together, down to single pixels.
        </Text>
        <CheckList items={bullets} />
        <Inline gap="s">
          <Button asChild tone="accent" variant="solid" size="l">
            <InternalLink to={paths.upscaler}>Try Free Demo</InternalLink>
          </Button>
          <Button asChild size="l">
            <InternalLink to={paths.docs}>View Documentation</InternalLink>
          </Button>
        </Inline>
        <Text size="s" tone="textMuted">
          No credit card required. Free processing for up to {freePictures} images.{' '}
          <Link to={paths.pricing}>See pricing</Link>
        </Text>
      </Stack>
      <Figure caption="Move the divider: a small photograph as a browser enlarges it, and as the upscaler does.">
        <Comparison
          {...homeComparisons.fig}
          fetchPriority="high"
          describeValue={(percent) => `${percent} % enlarged shown`}
        />
      </Figure>
    </div>
  );
}
