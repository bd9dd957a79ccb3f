export type { FooterLinkGroup } from './Footer';
export { Footer, type FooterProps } from './Footer';
