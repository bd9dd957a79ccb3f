import type { NavigationPage } from './pages.ts';

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 34rem; margin: 3rem auto; padding-inline: 1rem; overflow-wrap: anywhere; }
  a { display: inline-block; min-block-size: 1.5rem; }`;

/** The page at a navigation's address. `script` is the address of `main.ts` or what it was built to. */
export function pageHtml({ title }: NavigationPage, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Stand-in backend</title>
<style>${style}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<main>
<p role="status">One moment…</p>
<noscript>The stand-in backend works in the browser and needs JavaScript. Please switch it on.</noscript>
</main>
</body>
</html>
`;
}
