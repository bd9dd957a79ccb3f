import { GatedDocsPage } from './GatedDocsPage';

const load = async () => (await import('./error-sections')).errorSections;

/** `/docs/api/errors`: every code, for users whose plan includes the API. */
export function ErrorsPage() {
  return <GatedDocsPage page="errors" load={load} />;
}

export { ErrorsPage as Component };
