/** The worker that reads documents. */
import './limit-memory';
import 'pdfjs-dist/build/pdf.worker.min.mjs';
