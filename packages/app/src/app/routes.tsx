import { type ToolId, tools } from '@verapix/domain';
import { loadable } from '@verapix/studio/lib/loadable';
import { type ComponentType, lazy } from 'react';
import { type RouteObject, replace } from 'react-router-dom';
import { postPath, postSlugs } from '../content/blog/slugs';
import { legalNames } from '../content/legal/legal-words';
import { loadText, type TextName } from '../content/load-text';
import { paths } from '../content/paths';
import { ErrorPage } from './shell/ErrorPage';
import { Shell } from './shell/Shell';

/** Every page. Each is a chunk of its own, loaded when the page is first shown. */
const pages = import.meta.glob<{ Component: ComponentType }>('../features/**/*Page.tsx');

/** The page in a file of `features`. `load` gives its props, and may load what the page needs besides its own code. */
function page(
  name: string,
  load: () => object | Promise<object> = () => ({}),
): Pick<RouteObject, 'lazy' | 'handle'> {
  const open = pages[`../features/${name}.tsx`];
  if (!open) throw new Error(`There is no page ${name} in packages/app/src/features.`);
  return {
    lazy: async () => {
      const [{ Component }, props] = await Promise.all([open(), load()]);
      return { element: <Component {...props} /> };
    },
    // Only the build reads it.
    ...(import.meta.env.SSR && { handle: { module: `src/features/${name}.tsx` } }),
  };
}

/** An address that redirects to another and takes its place in the history. */
const redirect = (path: string, to: string): RouteObject => ({
  path,
  loader: () => replace(to),
  handle: { leadsTo: to },
});

const loadTool = async (id: ToolId) => (await import('../features/studio/ToolPage')).loadTool(id);

const toolRoutes: RouteObject[] = [
  { path: paths.tools, ...page('studio/ToolsPage') },
  ...tools.map(({ id, path }) => ({
    path,
    ...page('studio/ToolPage', async () => ({ id, tool: await loadTool(id) })),
  })),
  { path: paths.lab, ...page('studio/LabPage') },
];

/** The library is one page: the list stays loaded while a result is open. */
const libraryRoutes: RouteObject[] = [
  { path: paths.recipes, ...page('studio/RecipesPage') },
  { path: paths.library, ...page('studio/LibraryPage') },
  { path: paths.libraryResult, ...page('studio/LibraryPage') },
];

const authRoutes: RouteObject[] = [
  { path: paths.signIn, ...page('auth/SignInPage') },
  { path: paths.signUp, ...page('auth/SignUpPage') },
  { path: paths.authCallback, ...page('auth/AuthCallbackPage') },
  { path: paths.resetPassword, ...page('auth/ResetPasswordPage') },
  { path: paths.mailLink, ...page('mail-link/MailLinkPage') },
];

const accountRoutes: RouteObject[] = [
  { path: paths.account, ...page('account/AccountPage') },
  { path: paths.subscriptions, ...page('account/SubscriptionsPage') },
  { path: paths.notifications, ...page('account/PreferencesPage', () => ({ page: 'notifications' })) },
  { path: paths.emailPreferences, ...page('account/PreferencesPage', () => ({ page: 'email' })) },
  { path: paths.privacySettings, ...page('account/PrivacyPage') },
  { path: paths.apiKeys, ...page('api-keys/ApiKeysPage') },
  { path: paths.accountData, ...page('account/AccountDataPage') },
  { path: paths.merchantSettings, ...page('merchant/MerchantSettingsPage') },
  { path: paths.merchantSettingsAlias, ...page('merchant/MerchantSettingsPage') },
  { path: paths.merchantInbox, ...page('merchant/InboxPage') },
];

const paymentRoutes: RouteObject[] = [
  { path: paths.pricing, ...page('pricing/PricingPage') },
  { path: paths.payment, ...page('checkout/CheckoutPage') },
  { path: paths.paymentSuccess, ...page('checkout/PaymentSuccessPage') },
  { path: paths.paymentError, ...page('checkout/PaymentErrorPage') },
];

/** A page of the documentation for users whose plan includes the API. */
const gatedDocs = (name: 'authentication' | 'jobs' | 'api' | 'errors') =>
  page('docs/GatedDocsPage', () => ({ page: name }));

const docsPages = {
  [paths.docsGettingStarted]: page('docs/GettingStartedPage'),
  [paths.docsAuthentication]: gatedDocs('authentication'),
  [paths.docsJobs]: gatedDocs('jobs'),
  [paths.docsApi]: gatedDocs('api'),
  [paths.docsApiErrors]: gatedDocs('errors'),
};

/** Each page of the documentation has two addresses; `/docs` is the canonical one. */
const docsRoutes: RouteObject[] = [paths.docs, paths.documentation].flatMap((base) => {
  const under = (path: string) => path.replace(paths.docs, base);
  return [
    redirect(base, under(paths.docsGettingStarted)),
    ...Object.entries(docsPages).map(([path, shown]) => ({ path: under(path), ...shown })),
  ];
});

/** A text that is a chunk of its own and hydrates after the page around it. */
function laterText(name: TextName) {
  const text = loadText(name);
  // The page shows the failure when it renders the text.
  text.catch(() => {});
  return lazy(() => text);
}

/** Any other slug has no article. */
const blogRoutes: RouteObject[] = [
  { path: paths.blog, ...page('blog/BlogPage') },
  ...postSlugs.map((slug) => ({
    path: postPath(slug),
    ...page('blog/BlogPostPage', () => ({ slug, text: laterText(`blog/${slug}`) })),
  })),
  { path: paths.blogPost, ...page('blog/PostNotFoundPage') },
];

/** Sections of the home page from other features, in chunks of their own. They load with the page, which does not wait. */
const Demo = loadable(async () => (await import('../features/studio/HomeDemo')).HomeDemo);
const HomePlans = loadable(async () => (await import('../features/pricing/HomePlans')).HomePlans);

function homeSections() {
  for (const section of [Demo, HomePlans]) section.load().catch(() => {});
  return { demo: <Demo />, plans: <HomePlans /> };
}

const siteRoutes: RouteObject[] = [
  { path: paths.home, ...page('site/home/HomePage', homeSections) },
  { path: paths.examples, ...page('site/examples/ExamplesPage') },
  { path: paths.about, ...page('site/AboutPage') },
  { path: paths.faq, ...page('site/FaqPage') },
  { path: paths.contact, ...page('site/contact/ContactPage') },
  ...legalNames.map((name) => ({
    path: paths[name],
    ...page('site/LegalPage', () => ({ name, content: laterText(`legal/${name}`) })),
  })),
  { path: paths.licences, ...page('site/LicencesPage') },
  { path: '*', ...page('site/NotFoundPage') },
];

const shell = <Shell loadChat={() => import('../features/chat/chat-runtime')} />;

/** Every route of the app. Each page is a chunk of its own, loaded when the page is first shown. */
export const routes: RouteObject[] = [
  {
    element: shell,
    // The shell is shown while the chunk of the first page loads.
    hydrateFallbackElement: shell,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...toolRoutes,
          ...libraryRoutes,
          ...authRoutes,
          ...accountRoutes,
          ...paymentRoutes,
          ...docsRoutes,
          ...blogRoutes,
          ...siteRoutes,
        ],
      },
    ],
  },
];
