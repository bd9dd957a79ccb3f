import type { LogoTemplate } from '@verapix/domain';
import { contrast, readableOn } from '../colour/colour';
import { type Drawing, drawingBox, mapDrawing } from '../geometry/drawing';
import { type Box, mapPath, translation } from '../geometry/path';
import { circle, polygon, rectangle, star } from '../geometry/shapes';
import { filled, lined, type MarkContext } from '../marks/mark';
import type { Face } from '../style';
import { isRightToLeft } from '../text/lettering';
import { nameBlock } from './name-block';

/** Draws the name as a logo. */
type Wordmark = (context: MarkContext, face: Face) => Drawing;

/** What is drawn around a name that is read from the right is mirrored with it. */
const inDirection = ({ name }: MarkContext, box: Box, drawing: Drawing): Drawing =>
  isRightToLeft(name) ? mapDrawing(drawing, [-1, 0, 0, 1, box.left + box.right, 0]) : drawing;

/** The name with a full stop in the second colour. */
const withStop: Wordmark = (context, face) => {
  const { drawing, box, capHeight, baseline } = nameBlock(context, { face, align: 'start' });
  const radius = capHeight * 0.12;
  const last = drawingBox(drawing.slice(-1));
  const x = isRightToLeft(context.name) ? box.left - radius * 1.9 : last.right + radius * 1.9;
  return [...drawing, filled(circle(x, baseline - radius, radius), context.tones.secondary)];
};

/** The name above a bar in two colours. */
const underlined: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'start', justified: true });
  const thickness = capHeight * 0.12;
  const y = box.bottom + capHeight * 0.3;
  const width = box.right - box.left;
  const bar = [
    filled(rectangle(box.left, y, width * 0.68, thickness), tones.primary),
    filled(
      rectangle(box.left + width * 0.68 + thickness, y, width * 0.32 - thickness, thickness),
      tones.secondary,
    ),
  ];
  return [...drawing, ...inDirection(context, box, bar)];
};

/** The name on a solid field. */
const boxed =
  (roundness: number): Wordmark =>
  (context, face) => {
    const { tones } = context;
    const { drawing, box, capHeight, lines } = nameBlock(context, {
      face,
      align: 'centre',
      justified: isLongName(context),
      colourOf: () => tones.onField,
    });
    const pad = capHeight * (lines > 1 ? 0.6 : 0.62);
    const height = box.bottom - box.top + pad * 2;
    const field = rectangle(
      box.left - pad * 1.25,
      box.top - pad,
      box.right - box.left + pad * 2.5,
      height,
      height * (lines > 1 ? Math.min(roundness, 0.18) : roundness),
    );
    return [filled(field, tones.field), ...drawing];
  };

const isLongName = ({ name }: MarkContext) => name.length > 15;

/** The first word, or the first part of a compound, in colour, the rest in ink. */
const twoTone: Wordmark = (context, face) => {
  const { tones, name } = context;
  const compound = name.search(/(?<=\p{Ll})(?=\p{Lu})|\s/u);
  const letters = [...name.replace(/\s/g, '')].length;
  const first = compound > 0 ? [...name.slice(0, compound)].length : Math.ceil(letters / 2);
  const apart = contrast(tones.lettering, tones.ink) > 1.8;
  const colour = apart ? tones.lettering : readableOn(tones.background, tones.secondary, 4.5);
  const { drawing } = nameBlock(context, {
    face,
    align: 'start',
    colourOf: (line, letter) => (line === 0 && letter < first ? colour : tones.ink),
  });
  return drawing;
};

/** The name between two hairlines with a diamond. */
const ruled: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'centre' });
  const gap = capHeight * 0.5;
  const weight = Math.max(1.6, capHeight * 0.042);
  const [left, right, cx] = [box.left, box.right, (box.left + box.right) / 2];
  const [above, below] = [box.top - gap, box.bottom + gap];
  const size = capHeight * 0.085;
  const open = size * 2.2;
  const rule = (x1: number, x2: number, y: number) =>
    lined(
      [
        ['M', x1, y],
        ['L', x2, y],
      ],
      tones.primary,
      weight,
      true,
    );
  return [
    rule(left, right, above),
    rule(left, cx - open, below),
    rule(cx + open, right, below),
    filled(
      polygon([
        [cx, below - size],
        [cx + size, below],
        [cx, below + size],
        [cx - size, below],
      ]),
      tones.primary,
    ),
    ...drawing,
  ];
};

/** The name with stars above and the industry in wide tracking below. */
const starred: Wordmark = (context, face) => {
  const { tones, tag, lettering } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'centre', justified: true });
  const cx = (box.left + box.right) / 2;
  const size = capHeight * 0.14;
  const stars = [-3.2, 0, 3.2].map((step) =>
    filled(
      star(
        5,
        cx + step * size,
        box.top - capHeight * 0.36,
        step === 0 ? size * 1.3 : size,
        size * (step === 0 ? 0.54 : 0.42),
      ),
      tones.primary,
    ),
  );
  if (tag === '') return [...stars, ...drawing];
  const line = lettering.setLine(tag.toLocaleUpperCase('en'), 'cinzel', 320);
  const scale = (capHeight * 0.3) / line.capHeight;
  const y = box.bottom + capHeight * 0.62;
  const x = cx - (line.advance * scale) / 2;
  const small = line.glyphs.map(({ path }) => filled(mapPath(path, [scale, 0, 0, scale, x, y]), tones.ink));
  const wing = (from: number, to: number) =>
    lined(
      [
        ['M', from, y - capHeight * 0.15],
        ['L', to, y - capHeight * 0.15],
      ],
      tones.primary,
      capHeight * 0.03,
      true,
    );
  const room = x - box.left - capHeight * 0.3;
  const wings =
    room > capHeight * 0.3 ? [wing(box.left, box.left + room), wing(box.right - room, box.right)] : [];
  return [...stars, ...drawing, ...small, ...wings];
};

/** The name after a prompt, before a cursor. */
const prompted: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'start', oneLine: 22 });
  const weight = capHeight * 0.15;
  const top = -capHeight;
  const x = box.left - capHeight * 1.0;
  const signs = [
    lined(
      [
        ['M', x, top + capHeight * 0.14],
        ['L', x + capHeight * 0.42, top + capHeight * 0.5],
        ['L', x, top + capHeight * 0.86],
      ],
      tones.primary,
      weight,
      true,
    ),
    filled(rectangle(box.right + capHeight * 0.22, -weight, capHeight * 0.62, weight), tones.secondary),
  ];
  return [...drawing, ...inDirection(context, box, signs)];
};

/** The name with corner marks, like a viewfinder. */
const cornered: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'centre' });
  const pad = capHeight * 0.55;
  const arm = capHeight * 0.5;
  const weight = capHeight * 0.1;
  const [l, t, r, b] = [box.left - pad, box.top - pad, box.right + pad, box.bottom + pad];
  return [
    ...drawing,
    lined(
      [
        ['M', l, t + arm],
        ['L', l, t],
        ['L', l + arm, t],
      ],
      tones.primary,
      weight,
      true,
    ),
    lined(
      [
        ['M', r - arm, b],
        ['L', r, b],
        ['L', r, b - arm],
      ],
      tones.secondary,
      weight,
      true,
    ),
  ];
};

/** The name in a thin frame. */
const framed: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'centre' });
  const pad = capHeight * 0.95;
  const frame = rectangle(
    box.left - pad,
    box.top - pad * 0.85,
    box.right - box.left + pad * 2,
    box.bottom - box.top + pad * 1.7,
  );
  return [lined(frame, tones.primary, capHeight * 0.05, true), ...drawing];
};

/** The name above a short thin bar. */
const fineBar: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'centre' });
  const cx = (box.left + box.right) / 2;
  const half = capHeight * 0.7;
  return [
    ...drawing,
    filled(rectangle(cx - half, box.bottom + capHeight * 0.5, half * 2, capHeight * 0.075), tones.primary),
  ];
};

/** The name with a hard coloured shadow. */
const shadowed: Wordmark = (context, face) => {
  const { tones } = context;
  const block = (colour: string) =>
    nameBlock(context, { face, align: 'start', justified: true, colourOf: () => colour });
  const { drawing, capHeight } = block(tones.ink);
  const distinct = [tones.primary, tones.secondary].find((colour) => contrast(colour, tones.ink) > 2.2);
  const step = capHeight * 0.085;
  return [...mapDrawing(block(distinct ?? tones.tint).drawing, translation(step, step)), ...drawing];
};

/** The name between two heavy bars. */
const betweenBars: Wordmark = (context, face) => {
  const { tones } = context;
  const { drawing, box, capHeight } = nameBlock(context, { face, align: 'centre', justified: true });
  const [weight, gap, width] = [capHeight * 0.16, capHeight * 0.3, box.right - box.left];
  return [
    filled(rectangle(box.left, box.top - gap - weight, width, weight), tones.primary),
    ...drawing,
    filled(rectangle(box.left, box.bottom + gap, width, weight), tones.secondary),
  ];
};

export interface NamedWordmark {
  name: string;
  draw: Wordmark;
}

/** The wordmarks of each template. */
export const wordmarks: Record<LogoTemplate, readonly NamedWordmark[]> = {
  modern: [
    { name: 'stop', draw: withStop },
    { name: 'two-tone', draw: twoTone },
    { name: 'pill', draw: boxed(0.5) },
    { name: 'underlined', draw: underlined },
  ],
  minimalist: [
    { name: 'framed', draw: framed },
    { name: 'fine-bar', draw: fineBar },
    { name: 'ruled', draw: ruled },
  ],
  bold: [
    { name: 'box', draw: boxed(0.06) },
    { name: 'shadow', draw: shadowed },
    { name: 'bars', draw: betweenBars },
    { name: 'underlined', draw: underlined },
  ],
  vintage: [
    { name: 'starred', draw: starred },
    { name: 'ruled', draw: ruled },
    { name: 'plate', draw: boxed(0.12) },
  ],
  tech: [
    { name: 'prompt', draw: prompted },
    { name: 'corners', draw: cornered },
    { name: 'two-tone', draw: twoTone },
    { name: 'box', draw: boxed(0.1) },
  ],
};
