/** What an element is called on the page, which stays the same when the page is rendered anew. */
function nameOf(element: Element & { labels?: NodeListOf<HTMLLabelElement> | null }): string {
  return `${element.getAttribute('aria-label')} ${(element.labels?.[0] ?? element).textContent}`;
}

/** Finds the element, or where the page was rendered anew the one in its place. */
export function finderOf<Found extends Element>(element: Found): () => Found | undefined {
  const name = nameOf(element);
  const namesakes = () =>
    [...document.querySelectorAll<Found>(element.localName)].filter((each) => nameOf(each) === name);
  const place = namesakes().indexOf(element);
  return () => (element.isConnected ? element : namesakes()[place]);
}
