import { LoadedDocsPage } from '../DocsPage/LoadedDocsPage';

const load = async () => (await import('./getting-started-sections')).gettingStartedSections;

/** `/docs/getting-started`: the first request, for everyone. */
export function GettingStartedPage() {
  return <LoadedDocsPage page="getting-started" load={load} isOpen />;
}
