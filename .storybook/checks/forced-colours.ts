import { colourFaults } from './axe';
import { isShown, nameElement } from './elements';

/** Roles without text: forced colours remove their background, so that only an edge remains visible. */
const drawnRoles = ['checkbox', 'radio', 'switch', 'slider', 'progressbar', 'meter'];

/** The attributes of a selected control, and of its unselected neighbours. */
const choices = [
  ['[aria-checked="true"]', '[aria-checked="false"]'],
  ['[aria-selected="true"]', '[aria-selected="false"]'],
  ['[aria-pressed="true"]', '[aria-pressed="false"]'],
  ['input[type="radio"]:checked', 'input[type="radio"]:not(:checked)'],
  ['a[aria-current]:not([aria-current="false"])', 'a:not([aria-current])'],
] as const;

/** Lists what is lost in forced colours: edges, selections, text (WCAG 2.2, 1.4.1, 1.4.11). */
export async function forcedColourFaults(): Promise<string[]> {
  return [...edgeFaults(), ...choiceFaults(), ...(await ownColourFaults())];
}

/** The system's own colours have enough contrast. Elements that opt out of them must prove theirs. */
async function ownColourFaults(): Promise<string[]> {
  const own = [...document.body.querySelectorAll('*')].filter(
    (element) => isShown(element) && getComputedStyle(element).forcedColorAdjust === 'none',
  );
  return own.length > 0 ? colourFaults('forced colours', { within: own }) : [];
}

function edgeFaults(): string[] {
  const selector = drawnRoles.map((role) => `[role="${role}"]`).join();
  return [...document.querySelectorAll(selector)]
    .filter((element) => isShown(element) && ![element, ...element.querySelectorAll('*')].some(hasEdge))
    .map((element) => `${nameElement(element)} has neither a line nor a fill in forced colours.`);
}

function hasEdge(element: Element): boolean {
  if (element instanceof SVGElement) return true;
  return [undefined, '::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part);
    const isLined = (['borderTop', 'borderBottom', 'borderLeft', 'borderRight', 'outline'] as const).some(
      (side) =>
        style[`${side}Style`] !== 'none' &&
        Number.parseFloat(style[`${side}Width`]) > 0 &&
        !isClear(style[`${side}Color`]),
    );
    return isLined || (style.forcedColorAdjust === 'none' && !isClear(style.backgroundColor));
  });
}

const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

function choiceFaults(): string[] {
  return choices.flatMap(([chosen, other]) =>
    [...document.querySelectorAll(chosen)].filter(isShown).flatMap((element) => {
      const neighbour = findNeighbour(element, other);
      return neighbour && styleOf(element) === styleOf(neighbour)
        ? [`${nameElement(element)} is selected and looks like ${nameElement(neighbour)} in forced colours.`]
        : [];
    }),
  );
}

/** The nearest unselected control of the same role. */
function findNeighbour(element: Element, selector: string): Element | undefined {
  const role = element.getAttribute('role');
  for (
    let holder = element.parentElement;
    holder && holder !== document.body;
    holder = holder.parentElement
  ) {
    const found = [...holder.querySelectorAll(selector)].find(
      (candidate) => isShown(candidate) && candidate.getAttribute('role') === role,
    );
    if (found) return found;
    if (holder.matches('nav, [role$="group"], [role="tablist"], [role="listbox"]')) break;
  }
  return undefined;
}

const comparedProperties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'borderTopWidth',
  'borderBottomWidth',
  'borderTopStyle',
  'borderBottomStyle',
  'outlineStyle',
  'outlineColor',
  'fontWeight',
  'textDecorationLine',
  'opacity',
  'transform',
  'left',
] as const satisfies readonly (keyof CSSStyleDeclaration)[];

/** The compared styles of an element, or of the label around it, with all their visible parts. */
function styleOf(element: Element): string {
  const whole = element.closest('label') ?? element;
  return JSON.stringify(
    [whole, ...whole.querySelectorAll('*')].filter(isShown).map((part) => [
      part.localName,
      ...[undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return comparedProperties.map((property) => style[property]);
      }),
    ]),
  );
}
