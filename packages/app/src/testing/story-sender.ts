import type { Sender } from '../wiring/upload-meter';

/** A story's own ways out of the page, for its upload meter: the page's serve the tests and Storybook as well. */
export function createStorySender(): Sender {
  return {
    fetch: (...request) => fetch(...request),
    XMLHttpRequest: class extends XMLHttpRequest {},
    WebSocket: class extends WebSocket {},
    navigator: Object.create(navigator),
    Request,
  };
}
