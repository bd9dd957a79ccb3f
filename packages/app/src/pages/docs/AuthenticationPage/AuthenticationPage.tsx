import { GatedDocsPage } from '../DocsPage/GatedDocsPage';

const load = async () => (await import('./authentication-sections')).authenticationSections;

/** `/docs/authentication`: keys, for those whose plan comes with the API. */
export function AuthenticationPage() {
  return <GatedDocsPage page="authentication" load={load} />;
}
