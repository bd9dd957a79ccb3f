import type { RunOptions } from 'axe-core';
import axe from 'axe-core';

/** The rules that look at colours. All other rules give the same result in the light and the dark theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface ColourCheck {
  /** The rules that the story switches off. */
  rules?: RunOptions['rules'];
  /** The elements to check. Default: the whole page. */
  within?: readonly Element[];
  /** Checks the size of targets too, which a theme may change. */
  sizes?: boolean;
}

/** Lists what cannot be read in the colours that the page has now. `colours` names them in the message. */
export async function colourFaults(
  colours: string,
  { rules = {}, within = [document.body], sizes = false }: ColourCheck = {},
): Promise<string[]> {
  const runOnly = sizes ? [...colourRules, 'target-size'] : colourRules;
  const { violations } = await axe.run({ include: [...within] }, { runOnly, rules });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `axe, ${colours}: ${id}: ${help}\n  ${html}\n  ${failureSummary}`,
    ),
  );
}
