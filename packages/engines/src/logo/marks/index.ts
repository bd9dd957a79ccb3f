import type { LogoTemplate } from '@verapix/domain';
import * as abstract from './abstract';
import * as heritage from './heritage';
import * as letters from './letters';
import type { Mark } from './mark';
import * as tiles from './tiles';

/** What a mark shows: an icon of the industry, letters of the name, or an abstract shape. */
type MarkKind = 'icon' | 'letter' | 'abstract';

export interface NamedMark {
  name: string;
  kind: MarkKind;
  draw: Mark;
}

const icon = (name: string, draw: Mark): NamedMark => ({ name, kind: 'icon', draw });
const letter = (name: string, draw: Mark): NamedMark => ({ name, kind: 'letter', draw });
const free = (name: string, draw: Mark): NamedMark => ({ name, kind: 'abstract', draw });

/** The marks of each template. */
export const marks: Record<LogoTemplate, readonly NamedMark[]> = {
  modern: [
    icon('squircle', tiles.squircleIcon),
    icon('drop', tiles.dropIcon),
    icon('disc', tiles.iconOnDisc),
    letter('split', letters.splitLetter),
    letter('folded', tiles.foldedLetter),
    letter('overlap', letters.overlappedLetters),
    free('pinwheel', abstract.pinwheel),
    free('discs', abstract.overlappingDiscs),
    free('trefoil', abstract.trefoil),
    free('rosette', abstract.rosette),
    free('bars', abstract.bars),
  ],
  minimalist: [
    icon('ring', heritage.fineRing),
    icon('bare', tiles.bareIcon),
    letter('open', letters.openRing),
    letter('ruled', letters.ruledLetters),
    free('arcs', abstract.stackedArcs),
    free('lens', abstract.lens),
    free('eclipse', abstract.eclipse),
    free('fine-rosette', abstract.fineRosette),
  ],
  bold: [
    icon('block', tiles.blockWithShadow),
    icon('shield', tiles.shieldIcon),
    icon('solid', tiles.discIcon),
    letter('slash', letters.slashedBlock),
    letter('stripes', letters.stripedLetter),
    letter('split', letters.splitLetter),
    free('pinwheel', abstract.pinwheel),
    free('sun', abstract.stripedSun),
  ],
  vintage: [
    icon('seal', heritage.seal),
    icon('crest', heritage.crest),
    icon('sunburst', heritage.sunburst),
    icon('ticket', heritage.ticket),
    letter('laurel', heritage.laurel),
    letter('lozenge', heritage.lozenge),
  ],
  tech: [
    icon('cut', tiles.cutSquareIcon),
    icon('hex', tiles.hexIcon),
    letter('frame', tiles.hexLetter),
    letter('brackets', letters.bracketedLetter),
    letter('split', letters.splitLetter),
    free('cube', abstract.cube),
    free('orbits', abstract.orbits),
    free('network', abstract.network),
    free('chevrons', abstract.chevrons),
  ],
};
