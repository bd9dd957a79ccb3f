import { useSearchParams } from 'react-router-dom';

export type PricingViewName = 'simple' | 'compare';

/** How the plans are shown. It stands in the address, so that a link leads to what one sees. */
export function usePricingView(): [PricingViewName, (next: PricingViewName) => void] {
  const [query, setQuery] = useSearchParams();
  const show = (next: PricingViewName) => {
    setQuery(
      (now) => {
        if (next === 'compare') now.set('view', next);
        else now.delete('view');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [query.get('view') === 'compare' ? 'compare' : 'simple', show];
}
