import { studioTools } from '@verapix/studio/tools';
import { lazy } from 'react';
import { type RouteObject, replace } from 'react-router-dom';
import { loadArticle } from '../content/blog/articles';
import { postPath, postSlugs } from '../content/blog/slugs';
import { legalNames } from '../content/legal/legal-words';
import { loadLegalText } from '../content/legal/load-legal-text';
import { ErrorPage } from './shell/ErrorPage';
import { paths } from '../content/paths';
import { Shell } from './shell/Shell';

/** An address that redirects to another and takes its place in the history. */
const redirect = (path: string, to: string): RouteObject => ({
  path,
  loader: () => replace(to),
  handle: { leadsTo: to },
});

const toolRoutes: RouteObject[] = [
  { path: paths.tools, lazy: () => import('../features/studio/ToolsPage') },
  ...studioTools.map(({ id, path, load }) => ({
    path,
    lazy: async () => {
      const [{ ToolPage }, tool] = await Promise.all([import('../features/studio/ToolPage'), load()]);
      return { element: <ToolPage id={id} tool={tool} /> };
    },
  })),
  { path: paths.lab, lazy: () => import('../features/studio/LabPage') },
];

const libraryPage = () => import('../features/studio/LibraryPage');

/** The library is one page: the list stays loaded while a result is open. */
const libraryRoutes: RouteObject[] = [
  { path: paths.recipes, lazy: () => import('../features/studio/RecipesPage') },
  { path: paths.library, lazy: libraryPage },
  { path: paths.libraryResult, lazy: libraryPage },
];

const authRoutes: RouteObject[] = [
  { path: paths.signIn, lazy: () => import('../features/auth/SignInPage') },
  { path: paths.signUp, lazy: () => import('../features/auth/SignUpPage') },
  { path: paths.authCallback, lazy: () => import('../features/auth/AuthCallbackPage') },
  { path: paths.resetPassword, lazy: () => import('../features/auth/ResetPasswordPage') },
];

async function preferencesPage(page: 'notifications' | 'email') {
  const { PreferencesPage } = await import('../features/account/PreferencesPage');
  return { element: <PreferencesPage page={page} /> };
}

const merchantSettings = () => import('../features/merchant/MerchantSettingsPage');

const accountRoutes: RouteObject[] = [
  { path: paths.account, lazy: () => import('../features/account/AccountPage') },
  { path: paths.subscriptions, lazy: () => import('../features/account/SubscriptionsPage') },
  { path: paths.notifications, lazy: () => preferencesPage('notifications') },
  { path: paths.emailPreferences, lazy: () => preferencesPage('email') },
  { path: paths.privacySettings, lazy: () => import('../features/account/PrivacyPage') },
  { path: paths.apiKeys, lazy: () => import('../features/api-keys/ApiKeysPage') },
  { path: paths.accountData, lazy: () => import('../features/account/AccountDataPage') },
  { path: paths.merchantSettings, lazy: merchantSettings },
  { path: paths.merchantSettingsAlias, lazy: merchantSettings },
];

const paymentRoutes: RouteObject[] = [
  { path: paths.pricing, lazy: () => import('../features/pricing/PricingPage') },
  { path: paths.payment, lazy: () => import('../features/checkout/CheckoutPage') },
  { path: paths.paymentSuccess, lazy: () => import('../features/checkout/PaymentSuccessPage') },
  { path: paths.paymentError, lazy: () => import('../features/checkout/PaymentErrorPage') },
];

const gettingStarted = () => import('../features/docs/GettingStartedPage');
/** Pages for users whose plan includes the API. */
const gatedDocsPage = (page: 'authentication' | 'jobs' | 'api' | 'errors') => async () => {
  const { GatedDocsPage } = await import('../features/docs/GatedDocsPage');
  return { element: <GatedDocsPage key={page} page={page} /> };
};

const authentication = gatedDocsPage('authentication');
const jobs = gatedDocsPage('jobs');
const apiReference = gatedDocsPage('api');
const apiErrors = gatedDocsPage('errors');

/** Each page of the documentation has two addresses; `/docs` is the canonical one. */
const docsRoutes: RouteObject[] = [
  redirect(paths.docs, paths.docsGettingStarted),
  redirect(paths.documentation, paths.documentationGettingStarted),
  { path: paths.docsGettingStarted, lazy: gettingStarted },
  { path: paths.documentationGettingStarted, lazy: gettingStarted },
  { path: paths.docsAuthentication, lazy: authentication },
  { path: paths.documentationAuthentication, lazy: authentication },
  { path: paths.docsJobs, lazy: jobs },
  { path: paths.documentationJobs, lazy: jobs },
  { path: paths.docsApi, lazy: apiReference },
  { path: paths.documentationApi, lazy: apiReference },
  { path: paths.docsApiErrors, lazy: apiErrors },
  { path: paths.documentationApiErrors, lazy: apiErrors },
];

/** An article's text is a chunk of its own, hydrated after the page around it. Any other slug has no article. */
const blogRoutes: RouteObject[] = [
  { path: paths.blog, lazy: () => import('../features/blog/BlogPage') },
  ...postSlugs.map((slug) => ({
    path: postPath(slug),

    lazy: async () => {
      const text = loadArticle(slug);
      // The page shows the failure when it renders the text.
      text.catch(() => {});
      const { BlogPostPage } = await import('../features/blog/BlogPostPage');
      return { element: <BlogPostPage slug={slug} text={lazy(() => text)} /> };
    },
  })),
  { path: paths.blogPost, lazy: () => import('../features/blog/PostNotFound') },
];

/** Sections of the home page from other features, in chunks of their own. */
const Demo = lazy(async () => ({ default: (await import('../features/studio/HomeDemo')).HomeDemo }));
const HomePlans = lazy(async () => ({ default: (await import('../features/pricing/HomePlans')).HomePlans }));

async function homePage() {
  const { HomePage } = await import('../features/site/home/HomePage');
  return { element: <HomePage demo={<Demo />} plans={<HomePlans />} /> };
}

const siteRoutes: RouteObject[] = [
  { path: paths.home, lazy: homePage },
  { path: paths.examples, lazy: () => import('../features/site/examples/ExamplesPage') },
  { path: paths.about, lazy: () => import('../features/site/AboutPage') },
  { path: paths.faq, lazy: () => import('../features/site/FaqPage') },
  { path: paths.contact, lazy: () => import('../features/site/contact/ContactPage') },
  ...legalNames.map((name) => ({
    path: paths[name],

    lazy: async () => {
      const [{ LegalPage }, { default: content }] = await Promise.all([
        import('../features/site/LegalPage'),
        loadLegalText(name),
      ]);
      return { element: <LegalPage name={name} content={content} /> };
    },
  })),
  { path: paths.licences, lazy: () => import('../features/site/LicencesPage') },
  { path: '*', lazy: () => import('../features/site/NotFoundPage') },
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
