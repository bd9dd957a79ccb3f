/** What the product's own entries in a browser's storage begin with; Storybook keeps its own beside them. */
const ours = /^verapix/;

/** Has the browser remember nothing of the product: every story is a first visit, unless it says otherwise. */
export function forgetVisits(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (ours.test(key)) storage.removeItem(key);
  }
}
