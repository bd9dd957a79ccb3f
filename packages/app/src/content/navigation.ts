import { tools } from '@verapix/facts';
import { paths } from '../paths';
import { toolIcons } from './tool-icons';

/** The seven tools as the header's menu lists them. */
export const toolLinks = tools.map(({ id, title, description, path }) => ({
  title,
  description,
  path,
  icon: toolIcons[id],
}));

/** The header's own links. */
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

/** The external social link at the end of the footer. Sample content: the account is still to be opened. */
export const socialLink = { label: 'GitHub', href: 'https://github.com/verapix' };
