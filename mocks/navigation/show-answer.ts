import type { NavigationAnswer } from './answer-of';

/** Puts an answer where the browser would have put it. A page is shown without its scripts: it has none to run. */
export function showAnswer(answer: NavigationAnswer): void {
  if (answer.kind === 'redirect') location.replace(answer.to);
  else if (answer.kind === 'page') showPage(answer.html);
  else showProblem(answer.message);
}

function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  document.title = page.title;
  for (const style of document.querySelectorAll('head > style')) style.remove();
  document.head.append(...page.querySelectorAll('head > style'));
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
  const main = document.createElement('main');
  main.append(heading, text, home);
  document.body.replaceChildren(main);
}
