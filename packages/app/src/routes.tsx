import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { replace } from 'react-router-dom';
import { articles } from './content/blog/articles';
import { postPath, postSlugs } from './content/blog/slugs';
import { legalNames, legalWords } from './content/legal/legal-words';
import { ErrorPage } from './pages/error/ErrorPage';
import { paths } from './paths';
import { Shell } from './shell/Shell';

/** A page's route. The page is a chunk of its own, fetched when it is first shown. */
function page(path: string, load: () => Promise<ReactNode>): RouteObject {
  return { path, lazy: async () => ({ element: await load() }) };
}

/** An address that leads to another, which takes its place in the history. */
function redirect(path: string, to: string): RouteObject {
  return { path, loader: () => replace(to) };
}

const home = page(paths.home, async () => {
  const { HomePage } = await import('./pages/home/HomePage');
  return <HomePage />;
});

const pricing = page(paths.pricing, async () => {
  const { PricingPage } = await import('./pages/pricing/PricingPage');
  return <PricingPage />;
});

const toolPages = [
  page(paths.tools, async () => {
    const { ToolsPage } = await import('./pages/tools/ToolsPage/ToolsPage');
    return <ToolsPage />;
  }),
  page(paths.upscaler, async () => {
    const { UpscalerPage } = await import('./pages/tools/UpscalerPage/UpscalerPage');
    return <UpscalerPage />;
  }),
  page(paths.logoGenerator, async () => {
    const { LogoPage } = await import('./pages/tools/LogoPage/LogoPage');
    return <LogoPage />;
  }),
  page(paths.imageToText, async () => {
    const { ImageToTextPage } = await import('./pages/tools/ImageToTextPage/ImageToTextPage');
    return <ImageToTextPage />;
  }),
  page(paths.imageGenerator, async () => {
    const { ImageGeneratorPage } = await import('./pages/tools/ImageGeneratorPage/ImageGeneratorPage');
    return <ImageGeneratorPage />;
  }),
  page(paths.headshots, async () => {
    const { HeadshotPage } = await import('./pages/tools/HeadshotPage/HeadshotPage');
    return <HeadshotPage />;
  }),
  page(paths.backgroundRemover, async () => {
    const { BackgroundPage } = await import('./pages/tools/BackgroundPage/BackgroundPage');
    return <BackgroundPage />;
  }),
  page(paths.watermarkRemover, async () => {
    const { WatermarkPage } = await import('./pages/tools/WatermarkPage/WatermarkPage');
    return <WatermarkPage />;
  }),
];

const authPages = [
  page(paths.signIn, async () => {
    const { SignInPage } = await import('./pages/auth/SignInPage/SignInPage');
    return <SignInPage />;
  }),
  page(paths.signUp, async () => {
    const { SignUpPage } = await import('./pages/auth/SignUpPage/SignUpPage');
    return <SignUpPage />;
  }),
  page(paths.authCallback, async () => {
    const { AuthCallbackPage } = await import('./pages/auth/AuthCallbackPage/AuthCallbackPage');
    return <AuthCallbackPage />;
  }),
  page(paths.resetPassword, async () => {
    const { ResetPasswordPage } = await import('./pages/auth/ResetPasswordPage/ResetPasswordPage');
    return <ResetPasswordPage />;
  }),
];

const accountPages = [
  page(paths.account, async () => {
    const { AccountPage } = await import('./pages/account/AccountPage/AccountPage');
    return <AccountPage />;
  }),
  page(paths.subscriptions, async () => {
    const { SubscriptionsPage } = await import('./pages/account/SubscriptionsPage/SubscriptionsPage');
    return <SubscriptionsPage />;
  }),
  page(paths.notifications, async () => {
    const { PreferencesPage } = await import('./pages/account/PreferencesPage/PreferencesPage');
    return <PreferencesPage page="notifications" />;
  }),
  page(paths.emailPreferences, async () => {
    const { PreferencesPage } = await import('./pages/account/PreferencesPage/PreferencesPage');
    return <PreferencesPage page="email" />;
  }),
  page(paths.privacySettings, async () => {
    const { PrivacyPage } = await import('./pages/account/PrivacyPage/PrivacyPage');
    return <PrivacyPage />;
  }),
  page(paths.apiKeys, async () => {
    const { ApiKeysPage } = await import('./pages/account/ApiKeysPage/ApiKeysPage');
    return <ApiKeysPage />;
  }),
  page(paths.accountData, async () => {
    const { AccountDataPage } = await import('./pages/account/AccountDataPage/AccountDataPage');
    return <AccountDataPage />;
  }),
];

const merchantPages = [paths.merchantSettings, paths.merchantSettingsAlias].map((path) =>
  page(path, async () => {
    const { MerchantSettingsPage } = await import(
      './pages/merchant/MerchantSettingsPage/MerchantSettingsPage'
    );
    return <MerchantSettingsPage />;
  }),
);

const paymentPages = [
  page(paths.payment, async () => {
    const { CheckoutPage } = await import('./pages/payment/CheckoutPage/CheckoutPage');
    return <CheckoutPage />;
  }),
  page(paths.paymentSuccess, async () => {
    const { PaymentSuccessPage } = await import('./pages/payment/PaymentSuccessPage/PaymentSuccessPage');
    return <PaymentSuccessPage />;
  }),
  page(paths.paymentError, async () => {
    const { PaymentErrorPage } = await import('./pages/payment/PaymentErrorPage/PaymentErrorPage');
    return <PaymentErrorPage />;
  }),
];

async function gettingStarted() {
  const { GettingStartedPage } = await import('./pages/docs/GettingStartedPage/GettingStartedPage');
  return <GettingStartedPage />;
}
async function authentication() {
  const { AuthenticationPage } = await import('./pages/docs/AuthenticationPage/AuthenticationPage');
  return <AuthenticationPage />;
}
async function apiReference() {
  const { ApiPage } = await import('./pages/docs/ApiPage/ApiPage');
  return <ApiPage />;
}
async function apiErrors() {
  const { ErrorsPage } = await import('./pages/docs/ErrorsPage/ErrorsPage');
  return <ErrorsPage />;
}

/** Each is at two addresses, and says which of them to keep. */
const docsPages = [
  redirect(paths.docs, paths.docsGettingStarted),
  redirect(paths.documentation, paths.documentationGettingStarted),
  page(paths.docsGettingStarted, gettingStarted),
  page(paths.documentationGettingStarted, gettingStarted),
  page(paths.docsAuthentication, authentication),
  page(paths.documentationAuthentication, authentication),
  page(paths.docsApi, apiReference),
  page(paths.documentationApi, apiReference),
  page(paths.docsApiErrors, apiErrors),
  page(paths.documentationApiErrors, apiErrors),
];

/** Each article is a page with its text, so that both are there when it is shown; any other slug has none. */
const blogPages = [
  page(paths.blog, async () => {
    const { BlogPage } = await import('./pages/blog/BlogPage/BlogPage');
    return <BlogPage />;
  }),
  ...postSlugs.map((slug) =>
    page(postPath(slug), async () => {
      const [{ BlogPostPage }, { default: content }] = await Promise.all([
        import('./pages/blog/BlogPostPage/BlogPostPage'),
        articles[slug](),
      ]);
      return <BlogPostPage slug={slug} content={content} />;
    }),
  ),
  page(paths.blogPost, async () => {
    const { PostNotFound } = await import('./pages/blog/BlogPostPage/PostNotFound');
    return <PostNotFound />;
  }),
];

/** As with the articles: the page comes with its text. */
const legalPages = legalNames.map((name) =>
  page(paths[name], async () => {
    const [{ LegalPage }, { default: content }] = await Promise.all([
      import('./pages/legal/LegalPage'),
      legalWords[name](),
    ]);
    return <LegalPage name={name} content={content} />;
  }),
);

const sitePages = [
  page(paths.examples, async () => {
    const { ExamplesPage } = await import('./pages/examples/ExamplesPage');
    return <ExamplesPage />;
  }),
  page(paths.about, async () => {
    const { AboutPage } = await import('./pages/about/AboutPage');
    return <AboutPage />;
  }),
  page(paths.faq, async () => {
    const { FaqPage } = await import('./pages/faq/FaqPage');
    return <FaqPage />;
  }),
  page(paths.contact, async () => {
    const { ContactPage } = await import('./pages/contact/ContactPage');
    return <ContactPage />;
  }),
];

const otherPages = [
  page(paths.licences, async () => {
    const { LicencesPage } = await import('./pages/licences/LicencesPage');
    return <LicencesPage />;
  }),
  page('*', async () => {
    const { NotFoundPage } = await import('./pages/not-found/NotFoundPage');
    return <NotFoundPage />;
  }),
];

/** Every route of the app. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // The first page's chunk is on its way: the shell is there, its main area still empty.
    hydrateFallbackElement: <Shell />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          home,
          pricing,
          ...toolPages,
          ...authPages,
          ...accountPages,
          ...merchantPages,
          ...paymentPages,
          ...docsPages,
          ...blogPages,
          ...legalPages,
          ...sitePages,
          ...otherPages,
        ],
      },
    ],
  },
];
