import { type LogoLayout, logoIndustries, logoLayouts } from '@verapix/facts';
import { type Artwork, framed } from './artwork';
import { type ColourOrder, shareOut } from './colour/share-out';
import { type Ground, tonesOn } from './colour/tones';
import { drawFavicon } from './favicon';
import type { Drawing } from './geometry/drawing';
import type { CatalogueIcon } from './icons/catalogue';
import { iconsFor } from './icons/choose-icon';
import { parseIcon } from './icons/parse-icon';
import { marks, type NamedMark } from './marks';
import type { MarkContext } from './marks/mark';
import { createRandom, hashOf, type Random } from './random';
import { type Face, styles } from './style';
import type { Lettering } from './text/lettering';
import type { LogoRequest } from './types';
import { above, beside, type Lockup } from './words/lockups';
import { type NamedWordmark, wordmarks } from './words/wordmarks';

/** A logo drawn for each place it is seen in. */
export interface DrawnLogo {
  layout: LogoLayout;
  alt: string;
  light: Artwork;
  dark: Artwork;
  favicon: Artwork;
  /** What it was made of, for contact sheets. */
  recipe: string;
}

/** Room around a logo, as a share of its shorter side. */
const clearSpace: Record<LogoLayout, number> = { icon: 0.14, text: 0.45, full: 0.2 };

/** One or two letters that stand for a name: of its first two words, or of the halves of a compound. */
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
  icon: CatalogueIcon;
  wordmark: NamedWordmark;
  face: Face;
  lockup: Lockup;
  seed: number;
}

/**
 * Two marks: one shows what the brand does, the other does not. A name without letters has no mark made of them.
 */
function markPair({ template, brandName }: LogoRequest, random: Random): [NamedMark, NamedMark] {
  const hasInitials = initialsOf(brandName) !== '';
  const all = random.shuffled(marks[template]).filter(({ kind }) => hasInitials || kind !== 'letter');
  const icon = all.find(({ kind }) => kind === 'icon');
  const other = all.find(({ kind }) => kind !== 'icon') ?? all.find((mark) => mark !== icon);
  if (!icon || !other)
    throw new Error(`The template "${template}" needs two marks, one of them with an icon.`);
  return random.next() < 0.5 ? [icon, other] : [other, icon];
}

/** What each of the run's logos is made of: none shares its mark, face or icon with another where there are more. */
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
  // Now and then the second best, so that a name that speaks of one thing is not always drawn as it.
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
    lockup: random.next() < styles[template].besideShare ? beside : above,
    seed: hashOf(`${request.seed} ${layout} ${random.next()}`),
  }));
}

function contextFor(request: LogoRequest, plan: Plan, lettering: Lettering, ground: Ground): MarkContext {
  const industry = logoIndustries.find(({ id }) => id === request.industry);
  return {
    tones: tonesOn(ground, request.colours),
    // Anew for each ground, so that both get the same choices.
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
  const on = (ground: Ground) => contextFor(request, plan, lettering, ground);
  const alt = altOf[plan.layout](request.brandName);
  const art = (ground: Ground) =>
    framed(drawLayout(plan, on(ground)), alt, clearSpace[plan.layout], plan.layout === 'icon');
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

/** The logos of one run, one of each layout, every chosen colour in at least one. The same request always gives the same ones. */
export function makeLogos(request: LogoRequest, lettering: Lettering): DrawnLogo[] {
  const made = plans(request);
  const draws = made.map(
    (plan) => (colours: ColourOrder) =>
      drawLayout(plan, contextFor({ ...request, colours }, plan, lettering, 'light')),
  );
  const orders = shareOut(request.colours, draws);
  return made.map((plan, at) =>
    drawPlan({ ...request, colours: orders[at] ?? request.colours }, plan, lettering),
  );
}
