import { GatedDocsPage } from './GatedDocsPage';

const load = async () => (await import('./reference-sections')).referenceSections;

/** `/docs/api`: the reference, for users whose plan includes the API. */
export function ApiPage() {
  return <GatedDocsPage page="api" load={load} />;
}

export { ApiPage as Component };
