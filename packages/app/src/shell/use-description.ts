import { useEffect } from 'react';

/** Says in the document's head what the page holds, for as long as it is shown. The document comes with one of its own. */
export function useDescription(description: string | undefined): void {
  useEffect(() => {
    const element = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!element || description === undefined) return;
    const before = element.content;
    element.content = description;
    return () => {
      element.content = before;
    };
  }, [description]);
}
