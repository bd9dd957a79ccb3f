import { studioTools } from '@verapix/studio/tools';
import { paths } from '../../content/paths';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/shell';

/** A suggested page for an unknown address. */
export interface Suggestion {
  path: string;
  label: string;
}

const pages = [
  ...studioTools.map(({ keywords, path, title }) => ({ keywords, path, label: title })),
  { keywords: ['documentation', 'pricing'], path: paths.pricing, label: common.pricing },
];

/** The suggestions of the not-found page: the list of tools for `/tool/…`, and each page whose keyword the path contains. */
export function suggestPaths(pathname: string): Suggestion[] {
  const path = pathname.toLowerCase();
  const found = pages
    .filter(({ keywords }) => keywords.some((keyword) => path.includes(keyword)))
    .map(({ path, label }) => ({ path, label }));
  return /\/tool(\/|$)/.test(path) ? [...found, { path: paths.tools, label: messages.allTools }] : found;
}
