import { type LogoLayout, type LogoTemplate, logoLayouts } from '@verapix/domain';
import * as messages from '@verapix/messages/engines-logo';
import { logoIndustryNames } from '../option-names';
import { createRandom, hashOf, type Random } from '../random';
import { type Artwork, framed } from './artwork';
import { assignColours, type ColourOrder } from './colour/assign-colours';
import { type Background, tonesOn } from './colour/tones';
import type { Legibility, LogoRequest } from './contract';
import type { Drawing } from './geometry/drawing';
import type { Path } from './geometry/path';
import { circle, corners, polygon, rectangle, roundedPolygon, squircle } from './geometry/shapes';
import { type CatalogIcon, iconsFor } from './icons/catalog';
import { parseIcon } from './icons/parse-icon';
import { contrastOf, finestDetail } from './legibility';
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
 * The simple mark, for sizes in which the mark itself is not legible: a field in the first colour with one letter, or
 * with the icon of the mark if it is plain (`withIcon`), in bolder strokes.
 */
function drawSimple(context: MarkContext, template: LogoTemplate, withIcon: boolean): Drawing {
  const { tones, initials } = context;
  const field = filled(fields[template], tones.field);
  if (withIcon) return [field, ...iconAt(context, { side: 68, colour: tones.onField, weight: 3.1 })];
  const first = initials[0] ?? '';
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
  /** The mark of the set in a square, with little clear space. */
  mark: Artwork;
  /** The simple mark in a square. */
  simple: Artwork;
  /** What can be measured of the drawing. */
  legibility: Legibility;
  /** The parts it was made of, for contact sheets. */
  recipe: string;
}

/** Clear space around a logo, relative to its shorter side. */
const clearSpace: Record<LogoLayout, number> = { icon: 0.14, text: 0.45, full: 0.2 };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a word with its marks. In Thai a vowel before its consonant is written first. */
function firstLetterOf(word: string): string | undefined {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const at = letters.findIndex((letter) => /[\p{L}\p{N}]/u.test(letter));
  const letter = letters[at];
  return letter && /^[\u0e40-\u0e44]$/u.test(letter) ? letter + (letters[at + 1] ?? '') : letter;
}

/** The initials of a name's first two words, or of the parts of a compound. */
export function initialsOf(name: string): string[] {
  const words = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(/[\s\-_.&+/]+/u);
  return words
    .map(firstLetterOf)
    .filter((letter) => letter !== undefined)
    .slice(0, 2)
    .map((letter) => letter.toLocaleUpperCase('en').normalize('NFC'));
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

/** How often the mark shows the icon if a word of the brand stands for one. */
const iconProbability = 0.75;

/** The mark of a set. A name without letters gets no letter marks. */
function chooseMark({ template, brandName }: LogoRequest, random: Random, isMeant: boolean): NamedMark {
  const hasInitials = initialsOf(brandName).length > 0;
  const all = random.shuffled(marks[template]).filter(({ kind }) => hasInitials || kind !== 'letter');
  const withIcon = isMeant && random.next() < iconProbability;
  const mark = all.find(({ kind }) => !withIcon || kind === 'icon');
  if (!mark)
    throw new Error(`The template "${template}" has no mark with an icon. Add one in logo/marks/index.ts.`);
  return mark;
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
  const { icons, equal, isMeant } = iconsFor(request, random);
  const mark = chooseMark(request, random, isMeant);
  // Sometimes the second of equally good icons, so that the name does not determine it completely.
  const secondIcon = equal > 1 && random.next() < 0.25 ? 1 : 0;
  const faces = random.shuffled(styles[template].faces);
  const words = random.shuffled(wordmarks[template]);
  const markSeed = random.next();
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
  return logoLayouts.map((layout, index) => ({
    layout,
    mark,
    icon: at(icons, secondIcon),
    wordmark: at(words, 0),
    face: at(faces, index),
    lockup: random.next() < styles[template].besideProbability ? beside : above,
    // The mark is the same in the whole set, and so are its own random choices.
    seed: hashOf(`${request.seed} ${mark.name} ${markSeed}`),
  }));
}

function contextFor(
  request: LogoRequest,
  plan: Plan,
  lettering: Lettering,
  background: Background,
): MarkContext {
  return {
    tones: tonesOn(background, request.colours),
    // A new generator for each background, so that both get the same choices.
    random: createRandom(plan.seed),
    style: styles[request.template],
    lettering,
    icon: parseIcon(plan.icon.svg),
    initials: initialsOf(request.brandName),
    name: request.brandName,
    tag: request.industry ? logoIndustryNames[request.industry] : '',
  };
}

function drawLayout(plan: Plan, context: MarkContext): Drawing {
  if (plan.layout === 'text') return plan.wordmark.draw(context, plan.face);
  const mark = plan.mark.draw(context);
  if (plan.layout === 'icon') return mark;
  return plan.lockup(context, mark, plan.face);
}

const altOf: Record<LogoLayout, (name: string) => string> = {
  icon: (name) => messages.altIcon({ name }),
  text: (name) => messages.altText({ name }),
  full: (name) => messages.altFull({ name }),
};

function drawPlan(request: LogoRequest, plan: Plan, lettering: Lettering): DrawnLogo {
  const on = (background: Background) => contextFor(request, plan, lettering, background);
  const alt = altOf[plan.layout](request.brandName);
  const art = (background: Background) =>
    framed(drawLayout(plan, on(background)), alt, clearSpace[plan.layout], plan.layout === 'icon');
  const showsIcon = plan.mark.kind === 'icon' && plan.icon.plain;
  const mark = framed(plan.mark.draw(on('light')), alt, 0.04, true);
  const [light, dark] = [art('light'), art('dark')];
  return {
    layout: plan.layout,
    alt,
    light,
    dark,
    mark,
    simple: framed(drawSimple(on('light'), request.template, showsIcon), alt, 0, true),
    legibility: {
      contrast: { light: contrastOf(light, 'light'), dark: contrastOf(dark, 'dark') },
      finestAt16px: finestDetail(mark) * 16,
    },
    recipe: `${plan.mark.name} ${plan.wordmark.name} ${plan.face.typeface}`,
  };
}

/** Draws the logos of a run, one of each layout. The same request gives the same logos. */
export function makeLogos(request: LogoRequest, lettering: Lettering): DrawnLogo[] {
  const planned = plans(request);
  const draws = planned.map(
    (plan) => (colours: ColourOrder) =>
      drawLayout(plan, contextFor({ ...request, colours }, plan, lettering, 'light')),
  );
  const orders = assignColours(request.colours, draws);
  return planned.map((plan, at) =>
    drawPlan({ ...request, colours: orders[at] ?? request.colours }, plan, lettering),
  );
}
