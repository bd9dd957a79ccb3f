import { useSearchParams } from 'react-router-dom';
import { useBrowserValue } from '@verapix/studio/lib/use-browser-value';

const none = new URLSearchParams();

/**
 * The query of the address, and a function that changes it. Pages are prerendered without a query, so it is empty in
 * the first render of hydration.
 */
export function useQuery(): ReturnType<typeof useSearchParams> {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useBrowserValue(() => true, false);
  return [isHydrated ? query : none, setQuery];
}
