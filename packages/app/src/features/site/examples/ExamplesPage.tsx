import { paths } from '../../../content/paths';
import { breadcrumbData } from '../../../app/seo/structured-data';
import { Page } from '../../../app/shell/Page';
import { plans, resolutions } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/examples';
import { loadable } from '@verapix/studio/lib/loadable';
import {
  Button,
  Heading,
  Inline,
  InternalLink,
  PageHeader,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@verapix/ui';

const ExampleGallery = loadable(
  async () => (await import('./ExampleGallery')).ExampleGallery,
  <Skeleton shape="block" style={{ blockSize: '100vh' }} />,
);

const crumbs = breadcrumbData([
  { name: common.home, path: paths.home },
  { name: messages.crumb, path: paths.examples },
]);

const longestSideOf = (planId: 'free' | 'premium') => resolutions[plans[planId].upscaleTo].longestSidePx;

/** `/examples`: pictures before and after, all of them or one kind. */
export function ExamplesPage() {
  return (
    <Page title={messages.title} description={messages.description} structuredData={[crumbs]}>
      <PageHeader
        title={messages.heading}
        lead={messages.lead({
          free: longestSideOf('free'),
          premium: longestSideOf('premium'),
          title: plans.premium.name,
        })}
      />
      <ExampleGallery />
      <OwnPicture />
    </Page>
  );
}

/** The link to the upscaler at the end of the page. */
function OwnPicture() {
  return (
    <Surface tone="sunken">
      <Inline justify="space-between" gap="l">
        <Stack gap="xs">
          <Heading level={2} size="card">
            {messages.now}
          </Heading>
          <Text tone="textMuted" measure>
            {messages.nowText}
          </Text>
        </Stack>
        <Button asChild size="l" tone="accent" variant="solid">
          <InternalLink to={paths.upscaler}>{messages.upscale}</InternalLink>
        </Button>
      </Inline>
    </Surface>
  );
}

export { ExamplesPage as Component };
