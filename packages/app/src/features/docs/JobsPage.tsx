import { GatedDocsPage } from './GatedDocsPage';

const load = async () => (await import('./job-sections')).jobSections;

/** `/docs/jobs`: jobs and webhooks, for users whose plan includes the API. */
export function JobsPage() {
  return <GatedDocsPage page="jobs" load={load} />;
}

export { JobsPage as Component };
