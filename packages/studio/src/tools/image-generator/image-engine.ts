import type { Engine } from '@verapix/engines';
import {
  createProceduralImageGenerator,
  createServiceImageGenerator,
  createSimulatedImageGenerator,
  type ImageGeneratorInput,
  type ImageGeneratorOutput,
} from '@verapix/engines/image-generator';
import type { GeneratedImage, ImageEnv, ImageOptions } from './image-options';

/** What a run is started with. The page has said who makes the picture: nothing else does. */
interface ImageJob {
  options: ImageOptions;
  env: ImageEnv;
}

const inputOf = ({ size, style, isSeedFixed: _, ...rest }: ImageOptions): ImageGeneratorInput => ({
  ...rest,
  ...size,
  ...(style && { style }),
});

type Runs = Engine<ImageJob, GeneratedImage>['run'];

/** Runs an engine, and notes what its picture was made from, and when. */
async function generate(
  engine: Engine<ImageGeneratorInput, ImageGeneratorOutput>,
  options: ImageOptions,
  runOptions: Parameters<Runs>[1],
): ReturnType<Runs> {
  const outcome = await engine.run(inputOf(options), runOptions);
  if (!outcome.ok) return outcome;
  return { ok: true, value: { ...outcome.value, madeFrom: options, madeAt: Date.now() } };
}

/** Paints a preview on the device, or asks the image service. */
export function createDeviceEngine(): Engine<ImageJob, GeneratedImage> {
  const procedural = createProceduralImageGenerator();
  return {
    ...(procedural.prepare && { prepare: procedural.prepare }),
    run: ({ options, env: { request } }, runOptions) => {
      const engine = request ? createServiceImageGenerator({ request }) : procedural;
      return generate(engine, options, runOptions);
    },
  };
}

/** The simulation, whatever the page says. */
export function createSimulatedEngine(): Engine<ImageJob, GeneratedImage> {
  const simulated = createSimulatedImageGenerator();
  return { run: ({ options }, runOptions) => generate(simulated, options, runOptions) };
}
