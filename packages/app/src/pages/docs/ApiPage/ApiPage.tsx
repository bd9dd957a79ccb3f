import { GatedDocsPage } from '../DocsPage/GatedDocsPage';

const load = async () => (await import('./reference-sections')).referenceSections;

/** `/docs/api`: the reference, for those whose plan comes with the API. */
export function ApiPage() {
  return <GatedDocsPage page="api" load={load} />;
}
