import type { EngineOutcome } from '../../engine';
import { createFailures } from '../../failures';
import { type EngineWorker, prepareWorker } from '../../worker/worker-engine';
import type {
  Composed,
  ComposePurpose,
  ComposerAnswer,
  ComposerRequest,
  Composition,
  LightComposition,
} from './composition';
import * as messages from '@verapix/messages/engines-background';

/** Composes pictures from one cut-out, without another run. */
export interface Composer {
  /** The composition to show, at most 1600 px. Close the bitmap when it is no longer shown. */
  preview(composition: Composition): Promise<EngineOutcome<ImageBitmap>>;
  /** The edited subject over the faint original, to brush on: PNG, at most 1600 px. */
  brushView(composition: Composition): Promise<EngineOutcome<Blob>>;
  /** The composition at the cut-out's full size, as PNG. */
  write(composition: Composition): Promise<EngineOutcome<Blob>>;
  /** How much of each pixel the composition keeps, from black to white, at the cut-out's full size, as PNG. */
  writeMask(composition: Composition): Promise<EngineOutcome<Blob>>;
  /** Terminates the worker. Pending requests are never settled. */
  close(): void;
}

export interface ComposerOptions {
  /** The picture as it was chosen. */
  original: Blob;
  /** The PNG that the run made. */
  cutOut: Blob;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startComposeWorker = () =>
  new Worker(new URL('./compose-worker.ts', import.meta.url), { type: 'module', name: 'compose' });

/** Loads the code of a composer, so that one can be started offline. */
export const prepareComposer = () => prepareWorker(startComposeWorker);

const composeFailure = createFailures({
  'engine-unavailable': {
    message: messages.backgroundFailed,
    fix: messages.backgroundFailedFix,
  },
  'decode-failed': {
    message: messages.unopened,
    fix: messages.unopenedFix,
  },
});

const backgroundFile = ({ background }: Composition) =>
  background.kind === 'picture' ? background.file : undefined;

function withoutLargeParts({ background, softness, shadow, crop }: Composition): LightComposition {
  return {
    softness,
    shadow,
    crop,
    background: background.kind === 'picture' ? { kind: 'picture' } : background,
  };
}

/** Creates a composer for one result. The caller closes it. */
export function createComposer({
  original,
  cutOut,
  startWorker = startComposeWorker,
}: ComposerOptions): Composer {
  const worker = startWorker();
  const pending = new Map<number, (outcome: EngineOutcome<Composed>) => void>();
  let lastId = 0;
  let sent: { picture?: Blob | undefined } & Pick<Composition, 'matte' | 'edits'> = {};

  const settle = (id: number, outcome: EngineOutcome<Composed>) => {
    pending.get(id)?.(outcome);
    pending.delete(id);
  };
  worker.addEventListener('message', ({ data: answer }: MessageEvent<ComposerAnswer>) => {
    settle(
      answer.id,
      answer.ok ? { ok: true, value: answer.value } : { ok: false, failure: composeFailure(answer.code) },
    );
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const id of [...pending.keys()])
      settle(id, { ok: false, failure: composeFailure('engine-unavailable') });
  });
  worker.postMessage({ type: 'start', original, cutOut });

  const request = <Value extends Composed>(purpose: ComposePurpose, composition: Composition) =>
    new Promise<EngineOutcome<Value>>((resolve) => {
      lastId += 1;
      const picture = backgroundFile(composition);
      const { matte, edits } = composition;
      const message: ComposerRequest = {
        type: 'compose',
        id: lastId,
        purpose,
        composition: withoutLargeParts(composition),
        ...(picture !== sent.picture && { picture: picture ?? null }),
        ...(matte !== sent.matte && { matte: matte ?? null }),
        ...(edits !== sent.edits && { edits: edits ?? null }),
      };
      sent = { picture, matte, edits };
      // The purpose determines the type of the answer.
      pending.set(lastId, resolve as (outcome: EngineOutcome<Composed>) => void);
      worker.postMessage(message);
    });

  return {
    preview: (composition) => request<ImageBitmap>('preview', composition),
    brushView: (composition) => request<Blob>('brush', composition),
    write: (composition) => request<Blob>('file', composition),
    writeMask: (composition) => request<Blob>('mask', composition),
    close() {
      pending.clear();
      worker.terminate();
    },
  };
}
