import { plans, resolutions } from '@verapix/facts';
import { PageHeader, Skeleton } from '@verapix/ui';
import { paths } from '../../paths';
import { breadcrumbData } from '../../seo/breadcrumbs';
import { Page } from '../../shell/Page';
import { LatePart } from '../../wiring/LatePart';
import { lazyPart } from '../../wiring/lazy-part';
import { OwnPicture } from './OwnPicture';

/** In the page from its build; its code, more than a first load should hold, is fetched right after the page's. */
const ExampleGallery = lazyPart(async () => (await import('./ExampleGallery')).ExampleGallery);

const crumbs = breadcrumbData([
  { name: 'Home', path: paths.home },
  { name: 'Examples', path: paths.examples },
]);

const longestSideOf = (planId: 'free' | 'premium') => resolutions[plans[planId].upscaleTo].longestSidePx;

/** `/examples`: pictures before and after, all of them or those of one kind. */
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
      <LatePart fallback={<Skeleton shape="block" style={{ blockSize: '100rem' }} />}>
        <ExampleGallery />
      </LatePart>
      <OwnPicture />
    </Page>
  );
}
