import type { Raster } from '../../picture/raster';
import { parsePrompt } from '../prompt/parse-prompt';
import type { ImagineInput } from '../types';
import { finish } from './finish';
import { lookOf } from './look';
import { paintScene } from './paint-scene';
import { sceneOf } from './scene';

/** Pixels for a prompt: the same input gives the same ones. `onPart` hears how much of the scene is painted, 0 to 1. */
export function paintPicture(input: ImagineInput, onPart: (done: number) => void = () => {}): Raster {
  const scene = sceneOf(
    parsePrompt(input.prompt, input.negative),
    input,
    lookOf(input.style, input.strength),
  );
  return finish(paintScene(scene, onPart), scene);
}
