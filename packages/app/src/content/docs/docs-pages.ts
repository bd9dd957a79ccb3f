import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/docs';
import * as navigation from '@verapix/messages/navigation';
import { paths } from '../paths';

/** A page of the documentation. */
export interface DocsPageTexts {
  title: string;
  /** Its canonical path; the page has a second one. */
  path: string;
  /** The text under the title. */
  lead: string;
  /** The description for search engines and previews. */
  description: string;
}

/** The pages in reading order. */
export const docsPages = {
  'getting-started': {
    title: messages.gettingStarted,
    path: paths.docsGettingStarted,
    lead: messages.gettingStartedLead,
    description: messages.gettingStartedDescription,
  },
  authentication: {
    title: messages.authentication,
    path: paths.docsAuthentication,
    lead: messages.authenticationLead,
    description: messages.authenticationDescription,
  },
  jobs: {
    title: messages.jobs,
    path: paths.docsJobs,
    lead: messages.jobsLead,
    description: messages.jobsDescription,
  },
  api: {
    title: messages.api,
    path: paths.docsApi,
    lead: messages.apiLead,
    description: messages.apiDescription,
  },
  errors: {
    title: messages.errors,
    path: paths.docsApiErrors,
    lead: messages.errorsLead,
    description: messages.errorsDescription,
  },
} as const satisfies Record<string, DocsPageTexts>;

export type DocsPageId = keyof typeof docsPages;

const linkOf = (id: DocsPageId) => ({ label: docsPages[id].title, path: docsPages[id].path });

/** The sidebar: the pages, and related links. */
export const docsSections = [
  { title: messages.guides, items: [linkOf('getting-started'), linkOf('authentication'), linkOf('jobs')] },
  { title: messages.reference, items: [linkOf('api'), linkOf('errors')] },
  {
    title: messages.more,
    items: [
      { label: common.pricing, path: paths.pricing },
      { label: navigation.contact, path: paths.contact },
    ],
  },
];

const order = Object.keys(docsPages) as DocsPageId[];

/** The previous and the next page. */
export function neighboursOf(id: DocsPageId) {
  const place = order.indexOf(id);
  const [before, after] = [order[place - 1], order[place + 1]];
  return { previous: before && linkOf(before), next: after && linkOf(after) };
}
