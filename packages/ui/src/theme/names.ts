/** What the design system adds to a page's namespaces has its name. Read by the styles, and by themes, which are plain css. */

/** The name of a token's css variable, without the dashes: `vx-font-size-m`. */
export const tokenName = (path: readonly (string | number)[]): string =>
  `vx-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Tailwind's layers in its order. Ours are inside its `components`, so that its base styles yield to our components and its
 * utilities win, whether its style sheet or ours comes first.
 */
export const outerLayers = ['theme', 'base', 'components', 'utilities'] as const;

/** The layer of all our rules. */
export const layerName = 'components.verapix';
