import { tools } from '@verapix/domain';
import { paths } from '../paths';

/** A suggested page for an unknown address. */
export interface Suggestion {
  path: string;
  label: string;
}

const words: readonly { keyword: string; suggestion: Suggestion }[] = [
  ...tools.flatMap(({ keywords, path, title }) =>
    keywords.map((keyword) => ({ keyword, suggestion: { path, label: title } })),
  ),
  ...['documentation', 'pricing'].map((keyword) => ({
    keyword,
    suggestion: { path: paths.pricing, label: 'Pricing' },
  })),
];

/** The suggestions of the not-found page: the list of tools for `/tool/…`, and each page whose keyword the path contains. */
export function suggestPaths(pathname: string): Suggestion[] {
  const path = pathname.toLowerCase();
  const found = new Map<string, Suggestion>();
  for (const { keyword, suggestion } of words) {
    if (path.includes(keyword)) found.set(suggestion.path, suggestion);
  }
  if (/\/tool(\/|$)/.test(path)) found.set(paths.tools, { path: paths.tools, label: 'All tools' });
  return [...found.values()];
}
