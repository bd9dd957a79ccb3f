/** The name of the place a heading marks, for `#name`: its words in small letters with hyphens between. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
