import { componentStyle } from '@verapix/ui/css';

/** Its parts are laid out by what is around it. */
export const root = componentStyle({ display: 'contents' });
