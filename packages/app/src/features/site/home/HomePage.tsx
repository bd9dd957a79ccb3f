import { tools } from '@verapix/domain';
import * as messages from '@verapix/messages/home';
import { Skeleton } from '@verapix/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import { siteData } from '../../../app/seo/structured-data';
import { Page } from '../../../app/shell/Page';
import { HomeHero } from './HomeHero';
import * as css from './home.css';

/** A chunk of its own, which loads with the page: it is below the first view. It is part of the prerendered HTML. */
const sections = import('./sections');
// The page shows the failure when it renders them.
sections.catch(() => {});
const HomeSections = lazy(async () => ({ default: (await sections).HomeSections }));

/** `/`: the home page. */
export function HomePage(props: ComponentProps<typeof HomeSections>) {
  return (
    <Page
      title={messages.title}
      description={messages.description({ count: tools.length })}
      structuredData={siteData}
    >
      <div className={css.sections}>
        <HomeHero />
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '100vh' }} />}>
          <HomeSections {...props} />
        </Suspense>
      </div>
    </Page>
  );
}

export { HomePage as Component };
