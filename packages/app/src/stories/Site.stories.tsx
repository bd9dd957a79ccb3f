import preview from '@verapix/storybook/preview';
import { postPath } from '../content/blog/slugs';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Routes/Site',
  component: AppAt,
  args: { path: paths.home },
  parameters: wholePage,
});

export const Home = meta.story(visit({ path: paths.home, shows: 'Bring a picture', hasPicture: true }));
export const About = meta.story(visit({ path: paths.about, shows: 'About Verapix' }));
export const Faq = meta.story(visit({ path: paths.faq, shows: 'Frequently asked questions' }));
export const Contact = meta.story(visit({ path: paths.contact, shows: 'Contact' }));
export const Examples = meta.story(visit({ path: paths.examples, shows: '10 examples' }));
export const Blog = meta.story(visit({ path: paths.blog, shows: 'Follow by RSS' }));
export const BlogPost = meta.story(
  visit({ path: postPath('why-4k-quality-matters'), shows: 'Why 4K quality matters, and where it doesn’t' }),
);
export const BlogPostUnknown = meta.story(visit({ path: '/blog/never-written', shows: 'Post Not Found' }));
export const Terms = meta.story(visit({ path: paths.terms, shows: 'Terms of service' }));
export const PrivacyPolicy = meta.story(visit({ path: paths.privacy, shows: 'Privacy policy' }));
export const Cookies = meta.story(visit({ path: paths.cookies, shows: 'Cookie policy' }));
export const Licences = meta.story(visit({ path: paths.licences, shows: 'Libraries and fonts' }));
export const UnknownAddress = meta.story(visit({ path: '/no/such/page', shows: 'Oops! Page not found' }));
