import type { SampleFile } from '../sample-pictures';
import alps from './inputs/alps-enlarged.png?url';
import boats from './inputs/boats-enlarged.png?url';
import catEnlarged from './inputs/cat-enlarged.png?url';
import city from './inputs/city-enlarged.png?url';
import cupEnlarged from './inputs/cup-enlarged.png?url';
import cupMarked from './inputs/cup-mark-removed.jpg?url';
import lilyLeek from './inputs/lily-leek-cut-out.jpg?url';
import logo from './inputs/logo-enlarged.png?url';
import sheep from './inputs/sheep-date-removed.jpg?url';
import cup from './originals/coffee-cup.jpg?url';

/** What the tool was given, by the id of the example. Made by `npm run example-pictures`. */
export const exampleSamples = {
  'cat-enlarged': { fileName: 'small-cat.png', url: catEnlarged },
  'cup-cut-out': { fileName: 'coffee-cup.jpg', url: cup },
  'alps-enlarged': { fileName: 'small-alps.png', url: alps },
  'sheep-date-removed': { fileName: 'sheep-with-date.jpg', url: sheep },
  'city-enlarged': { fileName: 'small-city.png', url: city },
  'logo-enlarged': { fileName: 'small-logo.png', url: logo },
  'lily-leek-cut-out': { fileName: 'lily-leek.jpg', url: lilyLeek },
  'cup-enlarged': { fileName: 'small-cup.png', url: cupEnlarged },
  'boats-enlarged': { fileName: 'small-boats.png', url: boats },
  'cup-mark-removed': { fileName: 'cup-with-mark.jpg', url: cupMarked },
} as const satisfies Record<string, SampleFile>;

export type ExampleId = keyof typeof exampleSamples;

/** Whether an example has that id. An address may say anything. */
export const isExampleId = (id: string): id is ExampleId => Object.hasOwn(exampleSamples, id);
