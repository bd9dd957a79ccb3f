import { createEmbeddedBackend } from '../embedded';
import { answerOf } from './answer-of';
import { showAnswer } from './show-answer';

/** The script of the navigation pages: does in the page what a server would do for the address. */
const { backend } = createEmbeddedBackend();

const show = async (request: Request) => {
  showAnswer(await answerOf(backend, request));
};

// What a form posts would go to the host, which takes no posts. Links and other forms lead to pages like this one.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  const fields = [...new FormData(form, event.submitter)].filter(([, value]) => typeof value === 'string');
  void show(
    new Request(form.action, { method: 'POST', body: new URLSearchParams(fields as [string, string][]) }),
  );
});

await show(new Request(location.href));
