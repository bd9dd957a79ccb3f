/** Lays one cut-out over backgrounds, off the page's thread, for as long as it is on the page. */
import { EngineStop } from '../../failures';
import { prepareRequest } from '../../worker/protocol';
import { servePrepare } from '../../worker/serve-prepare';
import { openDesk } from './compose-desk';
import type { ComposerAnswer, ComposerRequest, ComposerStart } from './protocol';

let desk: ReturnType<typeof openDesk> | undefined;
/** One request after the other: a later one may rely on what an earlier one brought. */
let queue: Promise<unknown> = Promise.resolve();

async function answerTo(request: ComposerRequest): Promise<ComposerAnswer> {
  const { id } = request;
  try {
    if (!desk) throw new EngineStop('engine-unavailable');
    return { id, ok: true, value: await (await desk)(request) };
  } catch (error) {
    return { id, ok: false, code: error instanceof EngineStop ? error.code : 'engine-unavailable' };
  }
}

async function serve(request: ComposerRequest): Promise<void> {
  const answer = await answerTo(request);
  const moved = answer.ok && answer.value instanceof ImageBitmap ? [answer.value] : [];
  self.postMessage(answer, { transfer: moved });
}

servePrepare();

type Asked = ComposerStart | ComposerRequest | typeof prepareRequest;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data === prepareRequest) return;
  if (data.type === 'start') {
    desk = openDesk(data);
    // Its failure is told with the first request.
    desk.catch(() => {});
  } else {
    queue = queue.then(() => serve(data));
  }
});
