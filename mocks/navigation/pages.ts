// By its path: Vite's configuration imports this module, and Node cannot read a package's TypeScript.
import { sandboxPaths } from '../../packages/domain/src/sandbox-paths.ts';

/** A backend address that the browser navigates to: by a redirect from the app, or by a link in a mail. */
export interface NavigationPage {
  path: string;
  /** The document's title until the backend has answered. */
  title: string;
}

/**
 * Neither MSW's service worker nor a static host can answer these navigations. So the build has a page at each of these
 * addresses, whose script runs the backend in the page.
 */
export const navigationPages: readonly NavigationPage[] = [
  { path: '/auth/v1/authorize', title: 'Sign in with Google' },
  { path: '/auth/v1/verify', title: 'Opening your link' },
  { path: sandboxPaths.checkout, title: 'Sandbox checkout' },
  { path: sandboxPaths.portal, title: 'Sandbox billing' },
];

// Attributes, because the Content-Security-Policy of the app forbids style elements.
const rootStyle = 'color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif';
const bodyStyle =
  'max-inline-size: 34rem; margin: 3rem auto; padding-inline: 1rem; line-height: 1.5; overflow-wrap: anywhere';

/** The HTML of a navigation page. `script` is the address of `main.ts`, or of its build. */
export function pageHtml({ title }: NavigationPage, script: string): string {
  return `<!doctype html>
<html lang="en" style="${rootStyle}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Demo backend</title>
<script type="module" src="${script}"></script>
</head>
<body style="${bodyStyle}">
<main>
<p role="status">One moment…</p>
<noscript>The demo backend runs in the browser and needs JavaScript. Please switch it on.</noscript>
</main>
</body>
</html>
`;
}
