import type { Raster } from '../../picture/raster';
import { editSubject, softenEdge } from './edit-subject';
import { layOver, shadowOf } from './lay-over';
import { painterOf, paintGhost } from './paint-background';
import type { Look } from './types';

/** What a look is made from. All of it may be changed. */
export interface ComposeParts {
  /** The cut-out at the size that is wanted: the result is made in its memory. */
  cutOut: Raster;
  /** The original at the same size; only edits and the view for the brush need it. */
  original: Raster | undefined;
  /** The chosen background, already as large as the cut-out; only the background `picture` needs it. */
  picture: Raster | undefined;
  /** Small copies, of one size, of the original and of the cut-out with nothing done to it. */
  small: { original: Raster; cutOut: Raster };
  /** Pixels of `cutOut` for each pixel of the whole cut-out: below 1 in a preview. */
  scale: number;
}

/** A small copy of the cut-out with the same edits, from which the shadow and the blur are made. */
function editedSmall({ original, cutOut }: ComposeParts['small'], { edits }: Look): ComposeParts['small'] {
  if (!edits) return { original, cutOut };
  const edited = { ...cutOut, data: cutOut.data.slice() };
  editSubject(edited, original, edits);
  return { original, cutOut: edited };
}

/** The subject as a look wants it, on the background it wants. Pure, but for the memory of the cut-out. */
export function composePicture(parts: ComposeParts, look: Look): Raster {
  const { cutOut, original, picture, scale } = parts;
  const { width, height } = cutOut;
  const small = editedSmall(parts.small, look);
  if (look.edits && original) editSubject(cutOut, original, look.edits);
  softenEdge(cutOut, look.softness * scale);
  const paint = painterOf(look.background, { width, height, picture, small });
  const shadow = look.shadow > 0 ? shadowOf(small.cutOut, look.shadow, width, height) : undefined;
  return layOver(cutOut, paint, shadow);
}

/** The subject as the brush left it, over a faint original instead of its background. */
export function composeForBrush({ cutOut, original }: ComposeParts, { edits }: Look): Raster {
  if (!original) return cutOut;
  if (edits) editSubject(cutOut, original, edits);
  return layOver(cutOut, paintGhost(original));
}
