import { DocsPage } from '../DocsPage/DocsPage';
import { gettingStartedSections } from './getting-started-sections';

/** `/docs/getting-started`: the first request, for everyone. */
export function GettingStartedPage() {
  return <DocsPage page="getting-started" sections={gettingStartedSections} />;
}
