/** Bytes that are turned into text at once: more arguments than this some browsers refuse. */
const step = 0x8000;

/** A file as a data URL, with the type that it was declared as. */
export async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(text)}`;
}
