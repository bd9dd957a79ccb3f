import { globalLayer } from '@vanilla-extract/css';
import { layerName, outerLayers } from './names';

for (const name of outerLayers) globalLayer(name);

/** Cascade layers in ascending precedence. Every rule of the design system belongs to one. */
export const layers = {
  reset: globalLayer({ parent: layerName }, 'reset'),
  theme: globalLayer({ parent: layerName }, 'theme'),
  components: globalLayer({ parent: layerName }, 'components'),
  utilities: globalLayer({ parent: layerName }, 'utilities'),
};
