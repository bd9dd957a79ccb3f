import { paths } from '../../../app/paths';
import { breadcrumbData } from '../../../app/seo/structured-data';
import { Page } from '../../../app/shell/Page';
import { plans, resolutions } from '@verapix/domain';
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
import { lazy, Suspense } from 'react';

/** A chunk of its own: the first load has no room for it. It is part of the prerendered HTML. */
const ExampleGallery = lazy(async () => ({ default: (await import('./ExampleGallery')).ExampleGallery }));

const crumbs = breadcrumbData([
  { name: 'Home', path: paths.home },
  { name: 'Examples', path: paths.examples },
]);

const longestSideOf = (planId: 'free' | 'premium') => resolutions[plans[planId].upscaleTo].longestSidePx;

/** `/examples`: pictures before and after, all of them or one kind. */
export function ExamplesPage() {
  return (
    <Page
      title="4K before and after examples"
      description="Portraits, landscapes, products and drawings before and after, with the settings used and the untouched originals. Drag to compare."
      structuredData={[crumbs]}
    >
      <PageHeader
        title="4K image examples, before and after"
        lead={`Every result here was made by a tool of this site, in a browser. These pictures are small, so that you have them quickly. Yours may become ${longestSideOf('free')} pixels wide for free, and ${longestSideOf('premium')} with ${plans.premium.title}.`}
      />
      <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '100rem' }} />}>
        <ExampleGallery />
      </Suspense>
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
            Now a picture of yours
          </Heading>
          <Text tone="textMuted" measure>
            Choose one, compare the result at its real size, and keep it only if it is better. The picture
            stays on your device.
          </Text>
        </Stack>
        <Button asChild size="l" tone="accent" variant="solid">
          <InternalLink to={paths.upscaler}>Upscale a picture</InternalLink>
        </Button>
      </Inline>
    </Surface>
  );
}

export { ExamplesPage as Component };
