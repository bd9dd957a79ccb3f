import { paths } from './paths';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/navigation';

/** The footer's groups. */
export const footerGroups = [
  {
    title: messages.product,
    links: [
      { label: common.tools, path: paths.tools },
      { label: common.examples, path: paths.examples },
      { label: common.pricing, path: paths.pricing },
      { label: messages.documentation, path: paths.docsGettingStarted },
      { label: messages.faq, path: paths.faq },
    ],
  },
  {
    title: messages.company,
    links: [
      { label: messages.about, path: paths.about },
      { label: common.blog, path: paths.blog },
      { label: messages.contact, path: paths.contact },
    ],
  },
  {
    title: messages.legal,
    links: [
      { label: messages.terms, path: paths.terms },
      { label: messages.privacy, path: paths.privacy },
      { label: messages.cookies, path: paths.cookies },
      { label: messages.licences, path: paths.licences },
    ],
  },
];

/** The external social link of the footer: the operator's account, or a sample that is named so. */
export const socialLink: { label: string; href: string } = import.meta.env.VITE_SOCIAL_URL
  ? { label: new URL(import.meta.env.VITE_SOCIAL_URL).hostname, href: import.meta.env.VITE_SOCIAL_URL }
  : { label: messages.social, href: 'https://example.com/' };
