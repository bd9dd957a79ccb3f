export type { FooterLanguage, FooterLinkGroup } from './Footer';
export { Footer, type FooterProps } from './Footer';
