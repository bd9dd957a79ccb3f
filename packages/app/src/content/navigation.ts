import { tools } from '@verapix/domain';
import { paths } from '../app/paths';
import { toolIcons } from './tool-icons';

/** The seven tools in the header's menu. */
export const toolLinks = tools.map(({ id, title, description, path }) => ({
  title,
  description,
  path,
  icon: toolIcons[id],
}));

/** The links of the header. */
export const headerLinks = [
  { label: 'Examples', path: paths.examples },
  { label: 'Pricing', path: paths.pricing },
  { label: 'Docs', path: paths.docs },
];

/** The footer's groups. */
export const footerGroups = [
  {
    title: 'Product',
    links: [
      { label: 'Tools', path: paths.tools },
      { label: 'Examples', path: paths.examples },
      { label: 'Pricing', path: paths.pricing },
      { label: 'Documentation', path: paths.docs },
      { label: 'FAQ', path: paths.faq },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', path: paths.about },
      { label: 'Blog', path: paths.blog },
      { label: 'Contact', path: paths.contact },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms', path: paths.terms },
      { label: 'Privacy', path: paths.privacy },
      { label: 'Cookies', path: paths.cookies },
      { label: 'Licences', path: paths.licences },
    ],
  },
];

/** The external social link of the footer: the operator's account, or a sample that is named so. */
export const socialLink: { label: string; href: string } = import.meta.env.VITE_SOCIAL_URL
  ? { label: new URL(import.meta.env.VITE_SOCIAL_URL).hostname, href: import.meta.env.VITE_SOCIAL_URL }
  : { label: 'Sample social link', href: 'https://example.com/' };
