/** An address of the backend that a person opens: by a redirect of the app or by a link in a mail. */
export interface NavigationPage {
  path: string;
  /** The document's title until the backend has answered. */
  title: string;
}

/**
 * A service worker of MSW answers no navigation, and a static host can't either. So each of these addresses is a page
 * of the build whose script asks the backend in the page.
 */
export const navigationPages: readonly NavigationPage[] = [
  { path: '/auth/v1/authorize', title: 'Sign in with Google' },
  { path: '/auth/v1/verify', title: 'Opening your link' },
  { path: '/sandbox/v1/checkout', title: 'Sandbox checkout' },
];
