import { studioTools } from '@verapix/studio/tools';
import { type ComponentType, lazy } from 'react';
import { type RouteObject, replace } from 'react-router-dom';
import { postPath, postSlugs } from '../content/blog/slugs';
import { legalNames } from '../content/legal/legal-words';
import { loadText, textFile } from '../content/load-text';
import { paths } from '../content/paths';
import { ErrorPage } from './shell/ErrorPage';
import { Shell } from './shell/Shell';

/** Every page. Each is a chunk of its own, loaded when the page is first shown. */
const pages = import.meta.glob<{ Component: ComponentType }>('../features/**/*Page.tsx');

/**
 * The page in a file of `features`. `load` gives its props, and may load what the page needs besides its own code: `modules`, which
 * the prerendered page preloads with it.
 */
function page(
  name: string,
  load: () => object | Promise<object> = () => ({}),
  modules: readonly string[] = [],
): Pick<RouteObject, 'lazy' | 'handle'> {
  const open = pages[`../features/${name}.tsx`];
  if (!open) throw new Error(`There is no page ${name} in packages/app/src/features.`);
  return {
    lazy: async () => {
      const [{ Component }, props] = await Promise.all([open(), load()]);
      return { element: <Component {...props} /> };
    },
    // Only the build reads it.
    ...(import.meta.env.SSR && { handle: { modules: [`src/features/${name}.tsx`, ...modules] } }),
  };
}

/** An address that redirects to another and takes its place in the history. */
const redirect = (path: string, to: string): RouteObject => ({
  path,
  loader: () => replace(to),
  handle: { leadsTo: to },
});

const toolRoutes: RouteObject[] = [
  { path: paths.tools, ...page('studio/ToolsPage') },
  ...studioTools.map(({ id, path, load, file }) => ({
    path,
    ...page('studio/ToolPage', async () => ({ id, tool: await load() }), [`../studio/src/${file}`]),
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
];

const paymentRoutes: RouteObject[] = [
  { path: paths.pricing, ...page('pricing/PricingPage') },
  { path: paths.payment, ...page('checkout/CheckoutPage') },
  { path: paths.paymentSuccess, ...page('checkout/PaymentSuccessPage') },
  { path: paths.paymentError, ...page('checkout/PaymentErrorPage') },
];

const gettingStarted = page('docs/GettingStartedPage');

/** A page of the documentation for users whose plan includes the API. */
const gatedDocs = (name: 'authentication' | 'jobs' | 'api' | 'errors') => ({
  ...page('docs/GatedDocsPage', () => ({ page: name })),
});

/** Each page of the documentation has two addresses; `/docs` is the canonical one. */
const docsRoutes: RouteObject[] = [
  redirect(paths.docs, paths.docsGettingStarted),
  redirect(paths.documentation, paths.documentationGettingStarted),
  { path: paths.docsGettingStarted, ...gettingStarted },
  { path: paths.documentationGettingStarted, ...gettingStarted },
  { path: paths.docsAuthentication, ...gatedDocs('authentication') },
  { path: paths.documentationAuthentication, ...gatedDocs('authentication') },
  { path: paths.docsJobs, ...gatedDocs('jobs') },
  { path: paths.documentationJobs, ...gatedDocs('jobs') },
  { path: paths.docsApi, ...gatedDocs('api') },
  { path: paths.documentationApi, ...gatedDocs('api') },
  { path: paths.docsApiErrors, ...gatedDocs('errors') },
  { path: paths.documentationApiErrors, ...gatedDocs('errors') },
];

/** An article's text is a chunk of its own, hydrated after the page around it. Any other slug has no article. */
const blogRoutes: RouteObject[] = [
  { path: paths.blog, ...page('blog/BlogPage') },
  ...postSlugs.map((slug) => ({
    path: postPath(slug),
    ...page('blog/BlogPostPage', () => {
      const text = loadText(`blog/${slug}`);
      // The page shows the failure when it renders the text.
      text.catch(() => {});
      return { slug, text: lazy(() => text) };
    }),
  })),
  { path: paths.blogPost, ...page('blog/PostNotFoundPage') },
];

/** Sections of the home page from other features, in chunks of their own. */
const Demo = lazy(async () => ({ default: (await import('../features/studio/HomeDemo')).HomeDemo }));
const HomePlans = lazy(async () => ({ default: (await import('../features/pricing/HomePlans')).HomePlans }));

const siteRoutes: RouteObject[] = [
  { path: paths.home, ...page('site/home/HomePage', () => ({ demo: <Demo />, plans: <HomePlans /> })) },
  { path: paths.examples, ...page('site/examples/ExamplesPage') },
  { path: paths.about, ...page('site/AboutPage') },
  { path: paths.faq, ...page('site/FaqPage') },
  { path: paths.contact, ...page('site/contact/ContactPage') },
  ...legalNames.map((name) => ({
    path: paths[name],
    ...page('site/LegalPage', async () => ({ name, content: (await loadText(`legal/${name}`)).default }), [
      `src/content/${textFile(`legal/${name}`)}`,
    ]),
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
