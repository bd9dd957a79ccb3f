import { contrast } from '../theme/contrast';
import { type ColorName, contrastPairs } from '../theme/semantic';
import { completeTokens, type ThemeOverrides } from './create-theme';

/** Two colours of a theme that components show together, with less contrast than WCAG 2.2 AA requires. */
export interface ContrastFailure {
  scheme: 'light' | 'dark';
  foreground: ColorName;
  background: ColorName;
  /** 1–21. */
  ratio: number;
  atLeast: 3 | 4.5;
}

/**
 * The pairs of colours of a theme that cannot be told apart well enough, in both schemes.
 * @throws Error for a colour that is neither `#rrggbb` nor `rgb(r g b / a)`.
 */
export function contrastFailures(overrides: ThemeOverrides): ContrastFailure[] {
  const tokens = completeTokens(overrides);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs
      .map((pair) => ({
        scheme,
        ...pair,
        ratio: contrast(tokens[scheme][pair.foreground], tokens[scheme][pair.background]),
      }))
      .filter(({ ratio, atLeast }) => ratio < atLeast),
  );
}
