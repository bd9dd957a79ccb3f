// For `.css.ts` files only: these run while styles are compiled.
export { cardFrame } from './card-frame';
export { componentStyle } from './component-style';
export { pageColumn } from './page-column';
