import { GatedDocsPage } from '../DocsPage/GatedDocsPage';

const load = async () => (await import('./error-sections')).errorSections;

/** `/docs/api/errors`: every code, for those whose plan comes with the API. */
export function ErrorsPage() {
  return <GatedDocsPage page="errors" load={load} />;
}
