import { freePictures } from '@verapix/facts';
import { Button, Heading, Inline, InternalLink, Link, Stack, Text } from '@verapix/ui';
import { paths } from '../../paths';
import { Page } from '../../shell/Page';
import { ToolCards } from '../tools/ToolCards';
import { HomePricing } from './HomePricing';

/** `/`: what Verapix is, and the way to its tools. */
export function HomePage() {
  return (
    <Page title="Image tools on your own device">
      <Stack gap="l" align="start">
        <Heading level={1} size="display">
          See what was always in the picture
        </Heading>
        <Text size="xl" tone="textMuted" measure>
          Enlarge photographs up to four times, to 4K, and compare every pixel before you keep it. The work is
          done on your own device.
        </Text>
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
      <Stack gap="l">
        <Heading level={2}>The tools</Heading>
        <ToolCards level={3} />
      </Stack>
      <HomePricing />
    </Page>
  );
}
