/** A file of the tests, such as one imported with `?url`, as though a person had chosen it. */
export async function fileAt(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The test's file ${url} is not there: ${response.status}.`);
  const name = new URL(url, location.href).pathname.split('/').at(-1) ?? 'file';
  return new File([await response.blob()], name);
}
