/** The environment variable of the result's address in `save.md`. */
export const resultVariable = 'RESULT_URL';
