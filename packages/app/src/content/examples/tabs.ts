import { type Example, examples } from './examples';

interface ExampleTab {
  /** What the address calls it. */
  id: string;
  label: string;
  /** An example belongs here when its title holds this word; each does where there is none. */
  word?: string;
}

/** What the examples are sorted into. */
export const exampleTabs = [
  { id: 'all', label: 'All' },
  { id: 'portraits', label: 'Portraits', word: 'Portrait' },
  { id: 'landscapes', label: 'Landscapes', word: 'Landscape' },
  { id: 'products', label: 'Products', word: 'Product' },
  { id: 'digital', label: 'Digital', word: 'Digital' },
] as const satisfies readonly ExampleTab[];

export type ExampleTabId = (typeof exampleTabs)[number]['id'];

/** The tab an address means; all where it means none. */
export const exampleTabOf = (asked: string | null): ExampleTabId =>
  exampleTabs.find(({ id }) => id === asked)?.id ?? 'all';

/** Whether a tab shows an example. */
export function isInTab({ title }: Pick<Example, 'title'>, tabId: ExampleTabId): boolean {
  const tab: ExampleTab | undefined = exampleTabs.find(({ id }) => id === tabId);
  return tab?.word === undefined || title.includes(tab.word);
}

/** The examples that a tab shows, in their order. */
export const examplesIn = (tabId: ExampleTabId): readonly Example[] =>
  examples.filter((example) => isInTab(example, tabId));
