import { GatedDocsPage } from './GatedDocsPage';

const load = async () => (await import('./authentication-sections')).authenticationSections;

/** `/docs/authentication`: keys, for users whose plan includes the API. */
export function AuthenticationPage() {
  return <GatedDocsPage page="authentication" load={load} />;
}

export { AuthenticationPage as Component };
