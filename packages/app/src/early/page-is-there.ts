/** What is told to the document once the page's own script answers to whatever is done on it. */
export const pageIsThere = 'verapix:page-is-there';
