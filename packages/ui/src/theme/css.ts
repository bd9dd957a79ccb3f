// For `.css.ts` files only: these run while styles are compiled.
export { cardFrame } from './card-frame';
export { componentStyle } from './component-style';
export { laidOutNear } from './laid-out-near';
export { pageColumn } from './page-column';
