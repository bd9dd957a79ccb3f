export { Footer, type FooterProps } from './Footer';
export type { FooterLinkGroup } from './FooterGroup';
