export { type OpenPdf, openPdf } from './open-pdf';
