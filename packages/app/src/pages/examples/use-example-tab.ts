import { useSearchParams } from 'react-router-dom';
import { type ExampleTabId, exampleTabOf } from '../../content/examples/tabs';
import { useBrowserValue } from '../../wiring/use-browser-value';

/** Which examples are shown. It stands in the address, so that a link leads to what one sees; the page is made with all. */
export function useExampleTab(): [ExampleTabId, (next: ExampleTabId) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = exampleTabOf(query.get('show'));
  const show = (next: ExampleTabId) => {
    setQuery(
      (now) => {
        if (next === 'all') now.delete('show');
        else now.set('show', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [useBrowserValue(() => asked, 'all'), show];
}
