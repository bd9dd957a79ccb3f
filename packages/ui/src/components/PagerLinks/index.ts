export { type PagerLink, PagerLinks, type PagerLinksProps } from './PagerLinks';
