import type { ComparisonSliderProps } from '@verapix/ui';
import alpsAfter from './pictures/alps-enlarged-after.avif?url';
import alpsBefore from './pictures/alps-enlarged-before.avif?url';
import boatsAfter from './pictures/boats-enlarged-after.avif?url';
import boatsBefore from './pictures/boats-enlarged-before.avif?url';
import catAfter from './pictures/cat-enlarged-after.avif?url';
import catBefore from './pictures/cat-enlarged-before.avif?url';
import cityAfter from './pictures/city-enlarged-after.avif?url';
import cityBefore from './pictures/city-enlarged-before.avif?url';
import cupCutOutAfter from './pictures/cup-cut-out-after.avif?url';
import cupCutOutBefore from './pictures/cup-cut-out-before.avif?url';
import cupAfter from './pictures/cup-enlarged-after.avif?url';
import cupBefore from './pictures/cup-enlarged-before.avif?url';
import cupMarkedAfter from './pictures/cup-mark-removed-after.avif?url';
import cupMarkedBefore from './pictures/cup-mark-removed-before.avif?url';
import lilyLeekAfter from './pictures/lily-leek-cut-out-after.avif?url';
import lilyLeekBefore from './pictures/lily-leek-cut-out-before.avif?url';
import logoAfter from './pictures/logo-enlarged-after.avif?url';
import logoBefore from './pictures/logo-enlarged-before.avif?url';
import sheepAfter from './pictures/sheep-date-removed-after.avif?url';
import sheepBefore from './pictures/sheep-date-removed-before.avif?url';
import type { ExampleId } from './samples';

export type ExamplePictures = Pick<ComparisonSliderProps, 'before' | 'after'>;

/** Both pictures of a pair; the after is `factor` times as wide and high. */
function pair(
  sources: readonly [before: string, after: string],
  { width, height, factor = 1 }: { width: number; height: number; factor?: number },
  alts: readonly [before: string, after: string],
): ExamplePictures {
  return {
    before: { src: sources[0], width, height, alt: alts[0] },
    after: { src: sources[1], width: width * factor, height: height * factor, alt: alts[1] },
  };
}

const quarter = { width: 240, height: 160, factor: 4 };

/** The pictures of each example, as they are shown. Made by `npm run example-pictures`. */
export const examplePictures: Readonly<Record<ExampleId, ExamplePictures>> = {
  'cat-enlarged': pair([catBefore, catAfter], { width: 225, height: 150, factor: 4 }, [
    'The face of a tabby cat, blurred',
    'The face of a tabby cat with green eyes, its fur and whiskers clear',
  ]),
  'cup-cut-out': pair([cupCutOutBefore, cupCutOutAfter], { width: 600, height: 400 }, [
    'A red cup of espresso on its saucer, on a wooden table',
    'The red cup and its saucer, with nothing behind them',
  ]),
  'alps-enlarged': pair([alpsBefore, alpsAfter], { ...quarter, factor: 3 }, [
    'Snow on peaks behind dark firs, blurred',
    'Snow on peaks behind dark firs, every tree apart',
  ]),
  'sheep-date-removed': pair([sheepBefore, sheepAfter], { width: 744, height: 496 }, [
    'Sheep with their lambs on a meadow, a date stamped in the corner',
    'Sheep with their lambs on a meadow, grass where the date was',
  ]),
  'city-enlarged': pair([cityBefore, cityAfter], quarter, [
    'A painted city at night below a full moon, blurred',
    'A painted city at night below a full moon, every lit window apart',
  ]),
  'logo-enlarged': pair([logoBefore, logoAfter], quarter, [
    'A logo with the name Northwind, its letters blurred',
    'A logo with the name Northwind, its letters with clear edges',
  ]),
  'lily-leek-cut-out': pair([lilyLeekBefore, lilyLeekAfter], { width: 720, height: 480 }, [
    'The buds of a pink lily leek before a pale ground',
    'The buds of a pink lily leek, with nothing behind them',
  ]),
  'cup-enlarged': pair([cupBefore, cupAfter], quarter, [
    'A red cup of espresso on a wooden table, blurred',
    'A red cup of espresso on a wooden table, its rim and spoon clear',
  ]),
  'boats-enlarged': pair([boatsBefore, boatsAfter], quarter, [
    'Boats on the river at Nagasaki, blurred',
    'Boats on the river at Nagasaki, their masts and planks clear',
  ]),
  'cup-mark-removed': pair([cupMarkedBefore, cupMarkedAfter], { width: 600, height: 400 }, [
    'A red cup of espresso on a wooden table, the word SAMPLE over a corner',
    'A red cup of espresso on a wooden table, wood where the word was',
  ]),
};
