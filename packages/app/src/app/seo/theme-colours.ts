/** The backgrounds of the themes, for the browser's own bars. `index.html` repeats them, and a check of the build compares all three. */
export const themeColours = { light: '#fafafa', dark: '#131313' } as const;
