import type { RunOptions } from 'axe-core';
import axe from 'axe-core';

/** The rules that look at colours: the others find in any colours what they find in the light theme's. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Reading {
  /** Which rules the story has switched off. */
  rules?: RunOptions['rules'];
  /** Where to look; the whole page unless said. */
  within?: readonly Element[];
}

/** What cannot be read for its colours, in the colours the page has now. */
export async function readingFaults(
  colours: string,
  { rules = {}, within = [document.body] }: Reading = {},
): Promise<string[]> {
  const { violations } = await axe.run({ include: [...within] }, { runOnly: colourRules, rules });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `axe, ${colours}: ${id}: ${help}\n  ${html}\n  ${failureSummary}`,
    ),
  );
}
