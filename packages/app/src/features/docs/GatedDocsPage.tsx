import { useEffect, useState } from 'react';
import { RequireFeature } from '../../app/shell/RequireFeature';
import { DocsPage, type DocsSection } from './DocsPage';

/** Loads the sections of a page. */
const loads = {
  authentication: async () => (await import('./authentication-sections')).authenticationSections,
  jobs: async () => (await import('./job-sections')).jobSections,
  api: async () => (await import('./reference-sections')).referenceSections,
  errors: async () => (await import('./error-sections')).errorSections,
} satisfies Record<string, () => Promise<readonly DocsSection[]>>;

interface GatedDocsPageProps {
  page: keyof typeof loads;
}

/** A page of the documentation for users whose plan includes the API. Its sections load while the plan is read. */
export function GatedDocsPage({ page }: GatedDocsPageProps) {
  // The same component with and without access, so that the heading keeps its focus.
  return (
    <RequireFeature feature="api-access" fallback={<LoadedDocsPage key={page} page={page} isOpen={false} />}>
      <LoadedDocsPage key={page} page={page} isOpen />
    </RequireFeature>
  );
}

export { GatedDocsPage as Component };

interface LoadedDocsPageProps extends GatedDocsPageProps {
  /** Whether the user may see the sections. */
  isOpen: boolean;
}

/** A page that loads its sections; the frame and the heading are shown meanwhile. */
function LoadedDocsPage({ page, isOpen }: LoadedDocsPageProps) {
  const [sections, setSections] = useState<readonly DocsSection[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loads[page]().then(setSections, setError);
  }, [page]);
  if (error) throw error;
  return <DocsPage page={page} sections={isOpen ? sections : undefined} />;
}
