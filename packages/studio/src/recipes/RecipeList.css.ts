import { componentStyle } from '@verapix/ui/css';

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0, display: 'contents' });

export const item = componentStyle({ display: 'grid', minInlineSize: 0 });

export const name = componentStyle({ overflowWrap: 'anywhere' });
