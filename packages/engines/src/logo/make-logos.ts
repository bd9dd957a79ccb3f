import { type LogoLayout, type LogoTemplate, logoIndustries, logoLayouts } from '@verapix/domain';
import { createRandom, hashOf, type Random } from '../random';
import { type Artwork, framed } from './artwork';
import { assignColours, type ColourOrder } from './colour/assign-colours';
import { type Background, tonesOn } from './colour/tones';
import type { LogoRequest } from './contract';
import type { Drawing } from './geometry/drawing';
import type { Path } from './geometry/path';
import { circle, corners, polygon, rectangle, roundedPolygon, squircle } from './geometry/shapes';
import { type CatalogIcon, iconsFor } from './icons/catalog';
import { parseIcon } from './icons/parse-icon';
import { marks, type NamedMark } from './marks';
import { filled, iconAt, lettersAt, type MarkContext } from './marks/mark';
import { type Face, styles } from './style';
import type { Lettering } from './text/lettering';
import { above, beside, type Lockup } from './words/lockups';
import { type NamedWordmark, wordmarks } from './words/wordmarks';

const fields: Record<LogoTemplate, Path> = {
  modern: squircle(50, 50, 50),
  minimalist: circle(50, 50, 50),
  bold: rectangle(0, 0, 100, 100, 8),
  vintage: circle(50, 50, 50),
  tech: roundedPolygon(corners(6, 50, 50, 54), 8),
};

/**
 * The favicon: a field in the first colour with one letter, or with the logo's icon if it is plain (`withIcon`), in
 * bolder strokes.
 */
function drawFavicon(context: MarkContext, template: LogoTemplate, withIcon: boolean): Drawing {
  const { tones, initials } = context;
  const field = filled(fields[template], tones.field);
  if (withIcon) return [field, ...iconAt(context, { side: 68, colour: tones.onField, weight: 3.1 })];
  const first = [...initials][0] ?? '';
  const heavy = template === 'minimalist' ? 'jost' : context.style.monogram;
  const letter = lettersAt(context, {
    text: first,
    height: 62,
    maxWidth: 66,
    colour: tones.onField,
    typeface: heavy,
  });
  return [field, ...(first === '' ? [filled(polygon([]), tones.onField)] : letter)];
}

/** A logo in its variants. */
export interface DrawnLogo {
  layout: LogoLayout;
  alt: string;
  light: Artwork;
  dark: Artwork;
  favicon: Artwork;
  /** The parts it was made of, for contact sheets. */
  recipe: string;
}

/** Clear space around a logo, relative to its shorter side. */
const clearSpace: Record<LogoLayout, number> = { icon: 0.14, text: 0.45, full: 0.2 };

/** The initials of a name's first two words, or of the parts of a compound. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[\s\-_.&+/]+/u)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0])
    .filter((letter) => letter !== undefined);
  return words.slice(0, 2).join('').toLocaleUpperCase('en').normalize('NFC');
}

interface Plan {
  layout: LogoLayout;
  mark: NamedMark;
  icon: CatalogIcon;
  wordmark: NamedWordmark;
  face: Face;
  lockup: Lockup;
  seed: number;
}

/** Two marks, one of them with an icon, in random order. A name without letters gets no letter marks. */
function markPair({ template, brandName }: LogoRequest, random: Random): [NamedMark, NamedMark] {
  const hasInitials = initialsOf(brandName) !== '';
  const all = random.shuffled(marks[template]).filter(({ kind }) => hasInitials || kind !== 'letter');
  const icon = all.find(({ kind }) => kind === 'icon');
  const other = all.find(({ kind }) => kind !== 'icon') ?? all.find((mark) => mark !== icon);
  if (!icon || !other)
    throw new Error(
      `The template "${template}" needs two marks, one of them with an icon. Add them in logo/marks/index.ts.`,
    );
  return random.next() < 0.5 ? [icon, other] : [other, icon];
}

/** The parts of each logo of a run. */
function plans(request: LogoRequest): Plan[] {
  const { template } = request;
  const random = createRandom(
    hashOf(
      [
        request.brandName,
        request.industry,
        request.description,
        template,
        request.colours,
        request.seed,
      ].join('\u0000'),
    ),
  );
  const [alone, withName] = markPair(request, random);
  const icons = iconsFor(request, random);
  // Sometimes the second best icon, so that the name does not determine it completely.
  const secondIcon = random.next() < 0.25 ? 1 : 0;
  const faces = random.shuffled(styles[template].faces);
  const words = random.shuffled(wordmarks[template]);
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
  return logoLayouts.map((layout, index) => ({
    layout,
    mark: layout === 'full' ? withName : alone,
    icon: at(icons, secondIcon),
    wordmark: at(words, 0),
    face: at(faces, index),
    lockup: random.next() < styles[template].besideProbability ? beside : above,
    seed: hashOf(`${request.seed} ${layout} ${random.next()}`),
  }));
}

function contextFor(
  request: LogoRequest,
  plan: Plan,
  lettering: Lettering,
  background: Background,
): MarkContext {
  const industry = logoIndustries.find(({ id }) => id === request.industry);
  return {
    tones: tonesOn(background, request.colours),
    // A new generator for each background, so that both get the same choices.
    random: createRandom(plan.seed),
    style: styles[request.template],
    lettering,
    icon: parseIcon(plan.icon.svg),
    initials: initialsOf(request.brandName),
    name: request.brandName,
    tag: industry?.label ?? '',
  };
}

function drawLayout(plan: Plan, context: MarkContext): Drawing {
  if (plan.layout === 'text') return plan.wordmark.draw(context, plan.face);
  const mark = plan.mark.draw(context);
  if (plan.layout === 'icon' || plan.mark.hasName) return mark;
  return plan.lockup(context, mark, plan.face);
}

const altOf: Record<LogoLayout, (name: string) => string> = {
  icon: (name) => `${name}: the mark alone`,
  text: (name) => `${name}: the name alone`,
  full: (name) => `${name}: mark and name`,
};

function drawPlan(request: LogoRequest, plan: Plan, lettering: Lettering): DrawnLogo {
  const on = (background: Background) => contextFor(request, plan, lettering, background);
  const alt = altOf[plan.layout](request.brandName);
  const art = (background: Background) =>
    framed(drawLayout(plan, on(background)), alt, clearSpace[plan.layout], plan.layout === 'icon');
  const showsIcon = plan.layout !== 'text' && plan.mark.kind === 'icon' && plan.icon.plain;
  return {
    layout: plan.layout,
    alt,
    light: art('light'),
    dark: art('dark'),
    favicon: framed(drawFavicon(on('light'), request.template, showsIcon), alt, 0, true),
    recipe: `${plan.mark.name} ${plan.wordmark.name} ${plan.face.typeface}`,
  };
}

/** Draws the logos of a run, one of each layout. The same request gives the same logos. */
export function makeLogos(request: LogoRequest, lettering: Lettering): DrawnLogo[] {
  const made = plans(request);
  const draws = made.map(
    (plan) => (colours: ColourOrder) =>
      drawLayout(plan, contextFor({ ...request, colours }, plan, lettering, 'light')),
  );
  const orders = assignColours(request.colours, draws);
  return made.map((plan, at) =>
    drawPlan({ ...request, colours: orders[at] ?? request.colours }, plan, lettering),
  );
}
