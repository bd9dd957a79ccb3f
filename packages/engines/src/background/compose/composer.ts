import type { EngineOutcome } from '../../engine';
import { createFailures } from '../../failures';
import { prepareWorker } from '../../worker/prepare-worker';
import type { EngineWorker } from '../../worker/worker-engine';
import type { Composed, ComposeFor, ComposerAnswer, ComposerRequest, LightLook } from './protocol';
import type { Look } from './types';

/** Lays one cut-out over whatever background is wanted, without another run. */
export interface Composer {
  /** A look to see at once, 1600 px at most. Close the bitmap when it is not shown any more. */
  preview(look: Look): Promise<EngineOutcome<ImageBitmap>>;
  /** What the brush left of the subject, over the faint original: PNG, 1600 px at most. */
  brushView(look: Look): Promise<EngineOutcome<Blob>>;
  /** The look at the cut-out's full size, as PNG. */
  write(look: Look): Promise<EngineOutcome<Blob>>;
  /** Ends its worker. What was asked and not answered is never answered. */
  close(): void;
}

export interface ComposerOptions {
  /** The picture as it was chosen. */
  original: Blob;
  /** What the run made of it. */
  cutOut: Blob;
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

const startComposeWorker = () =>
  new Worker(new URL('./compose-worker.ts', import.meta.url), { type: 'module', name: 'compose' });

/** Fetches what a composer needs, so that the network may go before one is started. */
export const prepareComposer = () => prepareWorker(startComposeWorker);

const composeFailure = createFailures({
  'engine-unavailable': {
    message: 'The background could not be drawn.',
    fix: 'Choose it again. If it happens again, reload the page; your picture has to be chosen anew then.',
  },
  'decode-failed': {
    message: 'This browser could not open the picture.',
    fix: 'Choose another picture, or save it as PNG and try that.',
  },
});

const pictureOf = ({ background }: Look) => (background.kind === 'picture' ? background.file : undefined);

function lightLook({ background, softness, shadow }: Look): LightLook {
  return { softness, shadow, background: background.kind === 'picture' ? { kind: 'picture' } : background };
}

/** A composer for one result. Start it when a background is wanted; whoever starts it closes it. */
export function createComposer({
  original,
  cutOut,
  startWorker = startComposeWorker,
}: ComposerOptions): Composer {
  const worker = startWorker();
  const waiting = new Map<number, (outcome: EngineOutcome<Composed>) => void>();
  let last = 0;
  let sent: { picture: Blob | undefined; edits: Look['edits'] } = { picture: undefined, edits: undefined };

  const settle = (id: number, outcome: EngineOutcome<Composed>) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  };
  worker.addEventListener('message', ({ data: answer }: MessageEvent<ComposerAnswer>) => {
    settle(
      answer.id,
      answer.ok ? { ok: true, value: answer.value } : { ok: false, failure: composeFailure(answer.code) },
    );
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const id of [...waiting.keys()])
      settle(id, { ok: false, failure: composeFailure('engine-unavailable') });
  });
  worker.postMessage({ type: 'start', original, cutOut });

  const ask = <Value extends Composed>(purpose: ComposeFor, look: Look) =>
    new Promise<EngineOutcome<Value>>((resolve) => {
      last += 1;
      const picture = pictureOf(look);
      const request: ComposerRequest = { type: 'compose', id: last, purpose, look: lightLook(look) };
      if (picture !== sent.picture) request.picture = picture ?? null;
      if (look.edits !== sent.edits) request.edits = look.edits ?? null;
      sent = { picture, edits: look.edits };
      // Each purpose has one kind of answer.
      waiting.set(last, resolve as (outcome: EngineOutcome<Composed>) => void);
      worker.postMessage(request);
    });

  return {
    preview: (look) => ask<ImageBitmap>('preview', look),
    brushView: (look) => ask<Blob>('brush', look),
    write: (look) => ask<Blob>('file', look),
    close() {
      waiting.clear();
      worker.terminate();
    },
  };
}
