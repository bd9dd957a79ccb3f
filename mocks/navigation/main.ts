import { createEmbeddedBackend } from '../embedded';
import { answerOf } from './answer-of';
import { showAnswer } from './show-answer';

/** The script of the navigation pages: does in the page what a server would do for the address. */
async function show(request: Request): Promise<void> {
  try {
    showAnswer(await answerOf(createEmbeddedBackend().backend, request));
  } catch (error) {
    showAnswer({ kind: 'problem', message: error instanceof Error ? error.message : String(error) });
  }
}

// What a form posts would go to the host, which takes no posts. Links and other forms lead to pages like this one.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
  void show(new Request(form.action, { method: 'POST', body: new URLSearchParams(fields) }));
});

await show(new Request(location.href));
