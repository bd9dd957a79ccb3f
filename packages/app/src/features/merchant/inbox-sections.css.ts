import { componentStyle } from '@verapix/ui/css';

export const item = componentStyle({ inlineSize: '100%', minInlineSize: 0 });

/** Addresses and ids have no spaces to wrap at. */
export const anywhere = componentStyle({ overflowWrap: 'anywhere' });

/** As the sender broke the lines. */
export const written = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
