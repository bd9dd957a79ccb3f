import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter } from 'react-router-dom';
import { ErrorPage } from './pages/error/ErrorPage';
import { unbuiltPages } from './pages/unbuilt/unbuilt';
import { paths } from './paths';
import { Shell } from './shell/Shell';

const unbuiltRoutes: RouteObject[] = unbuiltPages.map(({ path, title }) => ({
  path,
  lazy: async () => {
    const { UnbuiltPage } = await import('./pages/unbuilt/UnbuiltPage');
    return { element: <UnbuiltPage title={title} /> };
  },
}));

/** Every route. Each page is a chunk of its own, fetched when it is first shown. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    // The first page's chunk is on its way: the shell is there, its main area still empty.
    hydrateFallbackElement: <Shell />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          {
            path: paths.home,
            lazy: async () => ({ Component: (await import('./pages/home/HomePage')).HomePage }),
          },
          {
            path: paths.tools,
            lazy: async () => ({ Component: (await import('./pages/tools/ToolsPage/ToolsPage')).ToolsPage }),
          },
          {
            path: paths.upscaler,
            lazy: async () => ({
              Component: (await import('./pages/tools/UpscalerPage/UpscalerPage')).UpscalerPage,
            }),
          },
          {
            path: paths.account,
            lazy: async () => ({
              Component: (await import('./pages/account/AccountPage/AccountPage')).AccountPage,
            }),
          },
          {
            path: paths.subscriptions,
            lazy: async () => ({
              Component: (await import('./pages/account/SubscriptionsPage/SubscriptionsPage'))
                .SubscriptionsPage,
            }),
          },
          {
            path: paths.notifications,
            lazy: async () => {
              const { PreferencesPage } = await import('./pages/account/PreferencesPage/PreferencesPage');
              return { element: <PreferencesPage page="notifications" /> };
            },
          },
          {
            path: paths.privacySettings,
            lazy: async () => ({
              Component: (await import('./pages/account/PrivacyPage/PrivacyPage')).PrivacyPage,
            }),
          },
          {
            path: paths.emailPreferences,
            lazy: async () => {
              const { PreferencesPage } = await import('./pages/account/PreferencesPage/PreferencesPage');
              return { element: <PreferencesPage page="email" /> };
            },
          },
          {
            path: paths.accountData,
            lazy: async () => ({
              Component: (await import('./pages/account/AccountDataPage/AccountDataPage')).AccountDataPage,
            }),
          },
          {
            path: paths.signIn,
            lazy: async () => ({
              Component: (await import('./pages/auth/SignInPage/SignInPage')).SignInPage,
            }),
          },
          {
            path: paths.signUp,
            lazy: async () => ({
              Component: (await import('./pages/auth/SignUpPage/SignUpPage')).SignUpPage,
            }),
          },
          {
            path: paths.authCallback,
            lazy: async () => ({
              Component: (await import('./pages/auth/AuthCallbackPage/AuthCallbackPage')).AuthCallbackPage,
            }),
          },
          {
            path: paths.resetPassword,
            lazy: async () => ({
              Component: (await import('./pages/auth/ResetPasswordPage/ResetPasswordPage')).ResetPasswordPage,
            }),
          },
          ...unbuiltRoutes,
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./pages/not-found/NotFoundPage')).NotFoundPage }),
          },
        ],
      },
    ],
  },
];

/** The router of the running app. */
export const createRouter = () => createBrowserRouter(routes);
