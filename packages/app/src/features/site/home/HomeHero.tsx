import { freePictures, plans, tools, upscaleFactors } from '@verapix/domain';
import * as messages from '@verapix/messages/home';
import { Button, CheckList, Figure, Heading, Inline, InternalLink, Link, Stack, Text } from '@verapix/ui';
import { paths } from '../../../content/paths';
import { homeComparisons } from '../../../content/home-comparisons';
import { Comparison } from '../../../lib/Comparison';
import * as css from './home.css';

const largestFactor = Math.max(...upscaleFactors);

const bullets = [
  messages.upTo({ largestFactor, upscaleTo: plans.free.upscaleTo, upscaleTo2: plans.premium.upscaleTo }),
  messages.onDevice,
  messages.toolCount({ count: tools.length }),
];

const { pictures, sizes } = homeComparisons.fig;

/** The first view: a claim, and a comparison that proves it. */
export function HomeHero() {
  return (
    <div className={css.hero}>
      <Stack gap="l" align="start">
        <Heading level={1} size="display">
          {messages.heading}
        </Heading>
        <Text size="xl" tone="textMuted" measure>
          {messages.lead}
        </Text>
        <Inline gap="s">
          <Button asChild tone="accent" variant="solid" size="l">
            <InternalLink to={paths.upscaler}>{messages.tryFree}</InternalLink>
          </Button>
          <Button asChild size="l">
            <InternalLink to={paths.docs}>{messages.viewDocs}</InternalLink>
          </Button>
        </Inline>
      </Stack>
      <Figure caption={messages.heroCaption(sizes)} className={css.heroPicture}>
        <Comparison
          {...pictures}
          fetchPriority="high"
          describeValue={(percent) => messages.percentEnlarged({ percent })}
        />
      </Figure>
      <Stack gap="m">
        <CheckList items={bullets} className={css.heroList} />
        <Text size="s" tone="textMuted">
          {messages.noCard({ freePictures, link: (children) => <Link to={paths.pricing}>{children}</Link> })}
        </Text>
      </Stack>
    </div>
  );
}
