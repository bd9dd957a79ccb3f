import type { LogoIndustry } from '@verapix/facts';
import type { Random } from '../random';
import { type CatalogueIcon, catalogue } from './catalogue';

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Short stems must be the whole word, give or take its plural: 'bar' asks for no barber. */
function asksFor(word: string, stem: string): boolean {
  return stem.length > 3 ? word.startsWith(stem) : word === stem || word === `${stem}s`;
}

function isAsked({ stems }: CatalogueIcon, words: readonly string[]): boolean {
  return stems.some((stem) => words.some((word) => asksFor(word, stem)));
}

export interface IconWish {
  brandName: string;
  description: string;
  industry?: LogoIndustry;
}

/**
 * Icons for a brand, the fittest first: what its name speaks of, then its description, then its industry, each group
 * shuffled. Nothing to go by leaves every icon equally fit.
 */
export function iconsFor({ brandName, description, industry }: IconWish, random: Random): CatalogueIcon[] {
  const groups = [
    catalogue.filter((icon) => isAsked(icon, wordsOf(brandName))),
    catalogue.filter((icon) => isAsked(icon, wordsOf(description))),
    catalogue.filter(({ industries }) => industry !== undefined && industries.includes(industry)),
  ];
  const chosen = groups.flatMap((group) => random.shuffled(group));
  return chosen.length > 0 ? [...new Set(chosen)] : random.shuffled(catalogue);
}
