import { compareAlpha, photographs, readOutline } from '../background/outlines.fixture';
import { recordProgress } from '../testing/fakes';
import { fileAt, servedWeights } from '../testing/files';
import { weights } from '../weights';
import { createObjectSelector, type FoundObject, type ObjectFinder, type ObjectPrompt } from '.';

const selector = createObjectSelector({
  weights: {
    encoder: servedWeights(weights.objectEncoder),
    decoder: servedWeights(weights.objectDecoder),
  },
});

/** Looks at a photograph, for which there is an outline. */
export async function openPhotograph(name: keyof typeof photographs) {
  const file = await fileAt(photographs[name].photograph);
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  const outcome = await selector.open(file, { width, height }, recordProgress().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const truth = await readOutline(photographs[name].outline);
  /** How much found objects, together, and the subject overlap. */
  const overlapOf = (...objects: readonly (FoundObject | undefined)[]) => {
    const alpha = new Uint8ClampedArray(width * height);
    for (const { area, inside } of objects.filter((found) => found !== undefined))
      for (const [at, isInside] of inside.entries())
        if (isInside)
          alpha[(area.y + Math.floor(at / area.width)) * width + area.x + (at % area.width)] = 255;
    return compareAlpha(alpha, truth).overlap;
  };
  /** Whether a place is part of a found object. */
  const holds = ({ area, inside }: FoundObject, x: number, y: number) =>
    x >= area.x && x < area.x + area.width && inside[(y - area.y) * area.width + x - area.x] === 1;
  return { finder: outcome.value, overlapOf, holds };
}

/** A press on an object, or beside it. */
export const press = (x: number, y: number, isInside = true): ObjectPrompt => ({
  kind: 'point',
  x,
  y,
  isInside,
});

/** The object at these prompts. */
export async function foundBy(finder: ObjectFinder, ...prompts: ObjectPrompt[]) {
  const outcome = await finder.find(prompts);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** The object that was found last, refined. */
export async function refined(finder: ObjectFinder) {
  const outcome = await finder.refine();
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}
