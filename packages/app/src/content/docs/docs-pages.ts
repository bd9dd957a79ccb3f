import { paths } from '../../app/paths';

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
    title: 'Getting started',
    path: paths.docsGettingStarted,
    lead: 'Upscale a picture from your own program: one request with the picture, one answer with the address of the result, or with a job to come back for.',
    description:
      'The Verapix API in a few minutes: the base URL, the first request in curl, JavaScript or Python, and how to fetch the result.',
  },
  authentication: {
    title: 'Authentication',
    path: paths.docsAuthentication,
    lead: 'Each request is signed with an API key, which belongs to your account and says who asks.',
    description:
      'How to sign requests to the Verapix API: live and test keys, the Authorization header, and how to keep keys safe.',
  },
  jobs: {
    title: 'Jobs and webhooks',
    path: paths.docsJobs,
    lead: 'A picture that takes longer than a request waits for is a job. Fetch it, list it, cancel it, or be told when it has ended.',
    description:
      'Jobs of the Verapix API: waiting and fetching, listing and canceling, models, priority, and webhooks with their repeated attempts.',
  },
  api: {
    title: 'API reference',
    path: paths.docsApi,
    lead: 'Every operation with what it takes and what it answers. The page is made from the same document that the API checks requests against.',
    description:
      'The reference of the Verapix API: operations, parameters, answers, rate limits and idempotency, and a form to try it.',
  },
  errors: {
    title: 'Errors',
    path: paths.docsApiErrors,
    lead: 'Every refusal has a code that stays the same. Here is what each of them means and what to do about it.',
    description: 'Every error code of the Verapix API: what happened, and what to do about it.',
  },
} as const satisfies Record<string, DocsPageTexts>;

export type DocsPageId = keyof typeof docsPages;

const linkOf = (id: DocsPageId) => ({ label: docsPages[id].title, path: docsPages[id].path });

/** The sidebar: the pages, and related links. */
export const docsSections = [
  { title: 'Guides', items: [linkOf('getting-started'), linkOf('authentication'), linkOf('jobs')] },
  { title: 'Reference', items: [linkOf('api'), linkOf('errors')] },
  {
    title: 'More',
    items: [
      { label: 'Pricing', path: paths.pricing },
      { label: 'Contact', path: paths.contact },
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
