import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** A name is not as long as the page is wide. */
export const editor = style({ '@layer': { [layers.components]: { maxInlineSize: vars.size.dialog } } });
