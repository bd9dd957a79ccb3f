export { type OpenDocument, openPdf } from './open-pdf';
