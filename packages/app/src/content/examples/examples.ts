import { type ToolId, toolById } from '@verapix/facts';
import { type Original, originals } from './originals';
import { type ExamplePictures, examplePictures } from './pictures';
import type { ExampleId } from './samples';

/** A picture, what a tool made of it, and everything somebody needs to make it again. */
export interface Example extends ExamplePictures {
  id: ExampleId;
  /** Holds the word by which its tab finds it: Portrait, Landscape, Product or Digital. */
  title: string;
  description: string;
  beforeLabel: string;
  afterLabel: string;
  tool: ToolId;
  /** What was chosen in the tool, in its own words. */
  settings: string;
  /** What was done to the original to get what the tool was given. */
  given: string;
  original: Original;
}

type Told = Omit<Example, keyof ExamplePictures | 'beforeLabel' | 'afterLabel' | 'tool' | 'settings'>;

function example(
  told: Told,
  rest: Pick<Example, 'beforeLabel' | 'afterLabel' | 'tool' | 'settings'>,
): Example {
  return { ...told, ...rest, ...examplePictures[told.id] };
}

/** Made larger by the network of the image upscaler. */
function enlarged(told: Told): Example {
  const { before, after } = examplePictures[told.id];
  return example(told, {
    beforeLabel: `${before.width} × ${before.height}`,
    afterLabel: `${after.width} × ${after.height}`,
    tool: 'image-upscaler',
    settings: `${after.width / before.width}×, Sharp, PNG`,
  });
}

const cutOut = (told: Told) =>
  example(told, {
    beforeLabel: 'Before',
    afterLabel: 'After',
    tool: 'background-remover',
    settings: 'Best, no background',
  });

const unmarked = (told: Told) =>
  example(told, {
    beforeLabel: 'Before',
    afterLabel: 'After',
    tool: 'watermark-remover',
    settings: 'Best, a box round the mark',
  });

const untouched = 'The original, untouched';
const reducedBy = 'The original, made smaller (Lanczos-3)';
const partReducedBy = 'Part of the original, made smaller (Lanczos-3)';

/** What `/examples` shows, in its order. */
export const examples: readonly Example[] = [
  enlarged({
    id: 'cat-enlarged',
    title: 'Portrait of a cat, enlarged',
    description:
      'The eyes, the nose and the lines of the fur become clear. The finest hairs stay soft: too little is left of them to enlarge.',
    given: partReducedBy,
    original: originals.cat,
  }),
  cutOut({
    id: 'cup-cut-out',
    title: 'Product photograph of a cup, cut out',
    description:
      'A cup and its saucer on a table of nearly their own colour, freed from it for a shop or a catalogue.',
    given: untouched,
    original: originals.cup,
  }),
  enlarged({
    id: 'alps-enlarged',
    title: 'Landscape of the French Alps, enlarged',
    description: 'Ridges and single firs against the snow, from a print that is more than 150 years old.',
    given: partReducedBy,
    original: originals.alps,
  }),
  unmarked({
    id: 'sheep-date-removed',
    title: 'Landscape with sheep, date removed',
    description:
      'We stamped the date on the meadow, as cameras do. Only the marked area is filled in; every pixel beyond it stays as it was.',
    given: 'Part of the original, with a date on it',
    original: originals.sheep,
  }),
  enlarged({
    id: 'city-enlarged',
    title: 'Digital painting of a city, enlarged',
    description: 'The sky stays smooth, and lit windows no larger than a pixel or two become windows again.',
    given: reducedBy,
    original: originals.city,
  }),
  enlarged({
    id: 'logo-enlarged',
    title: 'Digital logo, enlarged',
    description:
      'Letters are where blur shows first. The original drawing is still better: ask for it before you enlarge a logo.',
    given: reducedBy,
    original: originals.logo,
  }),
  cutOut({
    id: 'lily-leek-cut-out',
    title: 'Portrait of a lily leek, cut out',
    description: 'Thin leaves and all but the narrowest gaps between them, in a photograph of 1928.',
    given: 'Part of the original, a little smaller',
    original: originals.lilyLeek,
  }),
  enlarged({
    id: 'cup-enlarged',
    title: 'Product photograph of a cup, enlarged',
    description: 'From a thumbnail to a picture that fills a page: rim, spoon and the grain of the wood.',
    given: reducedBy,
    original: originals.cup,
  }),
  enlarged({
    id: 'boats-enlarged',
    title: 'Landscape with boats at Nagasaki, enlarged',
    description: 'Rigging, roofs and planks, where small pictures lose the most.',
    given: partReducedBy,
    original: originals.boats,
  }),
  unmarked({
    id: 'cup-mark-removed',
    title: 'Product photograph of a cup, mark removed',
    description:
      'We laid the word over the corner ourselves. The grain of the wood goes on where it was; remove marks from pictures that are yours alone.',
    given: 'The original, with a word on it',
    original: originals.cup,
  }),
];

/** The tool that made an example, open with what it was given. */
export const exampleInTool = ({ id, tool }: Pick<Example, 'id' | 'tool'>) =>
  `${toolById(tool).path}?sample=${id}`;
