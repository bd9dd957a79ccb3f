import { backdropImageSize, pictureFormats } from '@verapix/domain';
import type { Engine, EnginePhase } from '../engine';
import { outcomeOf, step } from '../failures';
import type { RequestPicture } from '../image-generator/service';
import { withMetadata } from '../picture/jpeg-metadata';
import { coverCanvas, decodePicture, encodePicture, readCanvas } from '../picture/pixels';
import { createProgressReporter } from '../progress';
import { type Headshot, headshotFailure } from './contract';
import { compose, pictureSettings, prepareSubject } from './studio';
import * as messages from '@verapix/messages/engines-headshots';

export interface BackdropInput {
  /** What the user wants behind them. */
  description: string;
  /** The person alone, as a run of the headshots returns it. */
  person: Blob;
  seed: number;
  /** Asks the image service. The person is not sent. */
  request: RequestPicture;
}

const phases = [
  { id: 'request', label: messages.waiting, weight: 0.9 },
  { id: 'studio', label: messages.placing, weight: 0.1 },
] as const satisfies readonly EnginePhase[];

/** JPEG quality, as of the other headshots. */
const quality = 0.93;

const origin = {
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  description: 'The backdrop was made by an AI model from a description; the person is from a photo.',
} as const;

async function putInFront(person: Blob, backdrop: Blob): Promise<Headshot> {
  const subject = prepareSubject(await step('decode-failed', () => decodePicture(person)));
  const { width, height } = subject.picture;
  const [, context] = await step('decode-failed', () => coverCanvas(backdrop, { width, height }));
  const picture = compose(subject, pictureSettings, readCanvas(context));
  const blob = await step('encode-failed', async () =>
    withMetadata(await encodePicture(picture, { format: 'jpeg', quality }), origin),
  );
  const { label } = pictureSettings;
  return { id: 'backdrop', label, blob, width, height, mime: pictureFormats.jpeg.mime };
}

/**
 * Has the image service make a backdrop from a description, and puts the person in front of it on this device. Nothing of
 * the person is generated or sent.
 */
export function createBackdropEngine(
  inFront: typeof putInFront = putInFront,
): Engine<BackdropInput, Headshot> {
  return {
    async run({ description, person, seed, request }, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      report({ phase: 'request' });
      const wanted = {
        prompt: `${description}. The place is empty, softly out of focus, as the backdrop of a portrait photograph.`,
        negative: 'people, faces, text',
        style: 'realistic',
        strength: 50,
        ...backdropImageSize,
        seed,
      } as const;
      const answer = await request(wanted, signal);
      signal.throwIfAborted();
      if (!answer.ok) return answer;
      report({ phase: 'studio' });
      const outcome = await outcomeOf(() => inFront(person, answer.picture), headshotFailure);
      signal.throwIfAborted();
      return outcome;
    },
  };
}
