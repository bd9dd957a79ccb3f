import { RequireFeature } from '../../../access/RequireFeature';
import { LoadedDocsPage, type LoadedDocsPageProps } from './LoadedDocsPage';

/** A page for those whose plan comes with the API. Its sections are fetched while the plan is read. */
export function GatedDocsPage(props: Omit<LoadedDocsPageProps, 'isOpen'>) {
  // The same component on both sides of the gate: the heading stays, and the focus on it.
  return (
    <RequireFeature feature="api-access" fallback={<LoadedDocsPage {...props} isOpen={false} />}>
      <LoadedDocsPage {...props} isOpen />
    </RequireFeature>
  );
}
