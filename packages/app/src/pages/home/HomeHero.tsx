import { freePictures, plans, tools, upscaleFactors } from '@verapix/facts';
import {
  Button,
  CheckList,
  Figure,
  Heading,
  Inline,
  InternalLink,
  LazyComparison,
  Link,
  Stack,
  Text,
} from '@verapix/ui';
import { homeComparisons } from '../../content/home-comparisons';
import { paths } from '../../paths';
import { beside } from './home.css';

const largestFactor = Math.max(...upscaleFactors);

const bullets = [
  `Up to ${largestFactor}× larger: to ${plans.free.upscaleTo} for free, to ${plans.premium.upscaleTo} with a paid plan`,
  'On your own device: no picture is uploaded',
  `${tools.length} tools, nothing to install`,
];

/** What Verapix is, and at once the proof of it. */
export function HomeHero() {
  return (
    <div className={beside}>
      <Stack gap="l" align="start">
        <Heading level={1} size="display">
          See what changed before you keep it
        </Heading>
        <Text size="xl" tone="textMuted" measure>
          Enlarge photographs to 4K, cut out a subject, fill in a mark, read a text. You see before and after
          together, down to single pixels.
        </Text>
        <CheckList items={bullets} />
        <Inline gap="s">
          <Button asChild tone="accent" look="solid" size="l">
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
      <Figure caption="Move the divider: a small photograph as a browser enlarges it, and as the upscaler does. Photograph: Getty Open Content, public domain.">
        <LazyComparison
          {...homeComparisons.boats}
          atTop
          describeShare={(share) => `${share} % enlarged shown`}
        />
      </Figure>
    </div>
  );
}
