import type { ParsedPrompt, Thing, WordRequest } from '../prompt/lexicon';
import type { Scene } from './scene';

/** Things that are painted in a requested colour. */
const colourable: ReadonlySet<Thing> = new Set([
  'aurora',
  'birds',
  'boats',
  'bridge',
  'castle',
  'city',
  'clouds',
  'desert',
  'field',
  'flowers',
  'forest',
  'hills',
  'houses',
  'lighthouse',
  'moon',
  'mountains',
  'sun',
  'trees',
]);

/** Words for the colour that a thing is painted in anyway. */
const naturalColours: Partial<Record<Thing, readonly string[]>> = {
  snow: ['white'],
  snowfall: ['white'],
  fog: ['white', 'grey', 'gray'],
  stars: ['white', 'silver'],
  sea: ['blue'],
  lake: ['blue'],
  river: ['blue'],
  road: ['grey', 'gray'],
};

/** Things that are painted in a requested number. */
const countable: ReadonlySet<Thing> = new Set(['birds', 'boats', 'clouds', 'houses', 'palms', 'trees']);

/** Whether a scene has room for a thing. Its names are those of the painter's own conditions. */
function showsThing({ has, water, time, overcast }: Scene, thing: Thing): boolean {
  if (!has(thing)) return false;
  switch (thing) {
    case 'sun':
      return !overcast && time !== 'night';
    case 'sea':
    case 'lake':
      return water === thing;
    case 'river':
    case 'road':
    case 'desert':
      return water === undefined;
    case 'boats':
      return water !== undefined;
    case 'field':
      return !has('snow');
    default:
      return true;
  }
}

function isShown({ word, wants, things }: WordRequest, scene: Scene): boolean {
  const [named] = things;
  if (!named || !showsThing(scene, named)) return false;
  if (wants === 'colour') return colourable.has(named) || (naturalColours[named]?.includes(word) ?? false);
  if (wants === 'count') return countable.has(named);
  return true;
}

/** The words of a prompt that its picture does not show, in no particular order; those of banned things excepted. */
export function unpaintedWords({ requests, unknown, banned }: ParsedPrompt, scene: Scene): string[] {
  const missing = requests
    .filter((request) => !request.things.some((thing) => banned.has(thing)) && !isShown(request, scene))
    .map(({ word }) => word);
  return [...new Set([...unknown, ...missing])];
}
