/** How long a browser may take to begin reading a file after the press. */
const readingMs = 60_000;

/** Hands a file to the browser, which saves it under this name or asks the person where to. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingMs);
}
