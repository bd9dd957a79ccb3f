import { prepareRequest } from './protocol';

/** The worker's side of `prepareWorker`: fetches what it needs besides its own code, then answers. */
export function servePrepare(prepare: () => Promise<unknown> = () => Promise.resolve()): void {
  const answer = () => self.postMessage({ type: 'ready' });
  self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === prepareRequest) prepare().then(answer, answer);
  });
}
