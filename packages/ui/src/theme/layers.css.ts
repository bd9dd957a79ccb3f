import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in rising precedence. Every rule of the design system lives in one of them. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
