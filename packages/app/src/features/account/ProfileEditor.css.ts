import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** Narrower than the page: a name is short. */
export const editor = style({ '@layer': { [layers.components]: { maxInlineSize: vars.size.dialog } } });
