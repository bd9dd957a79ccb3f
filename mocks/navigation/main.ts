/** The script of the navigation pages. It answers the page's address as a server would. */

import { createEmbeddedBackend } from '../embedded';
import { answerNavigation, type NavigationAnswer } from './answer';

/** Shows an answer as the browser would. Scripts of a page are removed; the backend's pages have none. */
function showAnswer(answer: NavigationAnswer): void {
  if (answer.kind === 'redirect') location.replace(answer.to);
  else if (answer.kind === 'page') showPage(answer.html);
  else showProblem(answer.message);
}

interface Markup {
  createHTML: (html: string) => string;
}
const unchanged: Markup = { createHTML: (html) => html };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Markup) => Markup };
};
/** Lets the pages of the mock backend become documents. The policy of the app allows this name. */
const markup = trustedTypes?.createPolicy('default', unchanged) ?? unchanged;

/** A constructed stylesheet: the Content-Security-Policy of the app forbids style elements. */
function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

function showPage(html: string): void {
  const sheets: CSSStyleSheet[] = [];
  // Before the page is parsed, since the policy holds for a parsed document too.
  const unstyled = html.replace(/<style>([^<]*)<\/style>/g, (_element, styles: string) => {
    sheets.push(sheetOf(styles));
    return '';
  });
  const page = new DOMParser().parseFromString(markup.createHTML(unstyled), 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  document.documentElement.removeAttribute('style');
  document.adoptedStyleSheets = sheets;
  document.body.replaceWith(document.adoptNode(page.body));
}

function showProblem(message: string): void {
  const heading = document.createElement('h1');
  heading.textContent = 'This address did not work';
  const text = document.createElement('p');
  text.textContent = message;
  const home = document.createElement('a');
  home.href = '/';
  home.textContent = 'Back to the start page';
  home.style.cssText = 'display: inline-block; min-block-size: 1.5rem';
  const main = document.createElement('main');
  main.append(heading, text, home);
  document.body.replaceChildren(main);
}

async function navigate(request: Request): Promise<void> {
  try {
    showAnswer(await answerNavigation((await createEmbeddedBackend()).backend, request));
  } catch (error) {
    showAnswer({ kind: 'problem', message: error instanceof Error ? error.message : String(error) });
  }
}

// Static hosts reject POST, so forms that post are answered here. Links and other forms lead to pages like this one.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
  void navigate(new Request(form.action, { method: 'POST', body: new URLSearchParams(fields) }));
});

await navigate(new Request(location.href));
