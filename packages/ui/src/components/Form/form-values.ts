/** What was typed into the named fields of a form. A field that is not there or not ticked is the empty string. */
export function formValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const typed = data.get(name);
    if (typeof typed !== 'string') return [name, ''];
    return [name, isPassword(form.elements.namedItem(name)) ? typed : typed.trim()];
  });
  return Object.fromEntries(entries);
}

/** Of type "password", or one that is being shown. */
function isPassword(element: Element | RadioNodeList | null): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  return element.type === 'password' || element.autocomplete.endsWith('-password');
}
