import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in ascending precedence. Every rule of the design system belongs to one. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
