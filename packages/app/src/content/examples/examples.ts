import { type Original, originals } from './originals';
import { examplePictures, type ExamplePictures } from './pictures';
import type { ExampleId } from './samples';
import { toolById, type ToolId } from '@verapix/domain';

/** A picture, the result of a tool, and the settings to reproduce it. */
export interface Example extends ExamplePictures {
  id: ExampleId;
  /** Contains the word of its tab: Portrait, Landscape, Product or Digital. */
  title: string;
  description: string;
  beforeLabel: string;
  afterLabel: string;
  tool: ToolId;
  /** The settings of the tool, in its own labels. */
  settings: string;
  /** How the input was made from the original. */
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

/** Enlarged by the network of the image upscaler. */
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

/** The examples of `/examples`, in order. */
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

/** The path of the example's tool, with the example as input. */
export const exampleInTool = ({ id, tool }: Pick<Example, 'id' | 'tool'>) =>
  `${toolById(tool).path}?sample=${id}`;

interface ExampleTab {
  /** Its value in the query. */
  id: string;
  label: string;
  /** An example belongs to the tab if its title contains this word; without a word, every example does. */
  word?: string;
}

/** The tabs of the examples page. */
export const exampleTabs = [
  { id: 'all', label: 'All' },
  { id: 'portraits', label: 'Portraits', word: 'Portrait' },
  { id: 'landscapes', label: 'Landscapes', word: 'Landscape' },
  { id: 'products', label: 'Products', word: 'Product' },
  { id: 'digital', label: 'Digital', word: 'Digital' },
] as const satisfies readonly ExampleTab[];

export type ExampleTabId = (typeof exampleTabs)[number]['id'];

/** The tab of a query value; `all` for an unknown one. */
export const exampleTabOf = (asked: string | null): ExampleTabId =>
  exampleTabs.find(({ id }) => id === asked)?.id ?? 'all';

/** Whether a tab shows an example. */
export function isInTab({ title }: Pick<Example, 'title'>, tabId: ExampleTabId): boolean {
  const tab: ExampleTab | undefined = exampleTabs.find(({ id }) => id === tabId);
  return tab?.word === undefined || title.includes(tab.word);
}

/** The examples of a tab, in order. */
export const examplesIn = (tabId: ExampleTabId): readonly Example[] =>
  examples.filter((example) => isInTab(example, tabId));
