import { addressOf } from '../content/address';

/** In the query of the address that receives files. */
export const receivedParameter = 'received';

/** Where other apps share pictures and PDFs to, and where the system opens files: the list of tools, which asks what to do with them. */
export const receivedAddress = `${addressOf('/tools')}?${receivedParameter}`;

/** The name of the form's field with the shared files. */
export const receivedField = 'files';

/** Shared files, from when the worker answers the form until the page has read them. */
const receivedCacheName = 'verapix-received';

/** The name of a file, which a response has no field for; percent-encoded, because headers are ASCII. */
const nameHeader = 'X-File-Name';

/** Whether a request is of the address that receives files. */
export const isReceivedAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname === addressOf('/tools') && new URLSearchParams(search).has(receivedParameter);

/** Keeps the files of a form that another app has sent, in place of those that were sent before. */
async function keepReceived(form: FormData): Promise<void> {
  await caches.delete(receivedCacheName);
  const files = form.getAll(receivedField).filter((entry) => entry instanceof File && entry.size > 0);
  if (files.length === 0) return;
  const cache = await caches.open(receivedCacheName);
  for (const [at, file] of (files as File[]).entries())
    await cache.put(
      `/received/${at}`,
      new Response(file, {
        headers: { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) },
      }),
    );
}

/** Answers the form: the page that the browser opens next reads the files. A file that does not fit on the device is missing there. */
export async function answerShare(request: Request): Promise<Response> {
  await request
    .formData()
    .then(keepReceived)
    .catch(() => caches.delete(receivedCacheName));
  return Response.redirect(new URL(receivedAddress, request.url), 303);
}

/** The shared files, once: they are not kept any longer. Empty where the browser keeps nothing for the site. */
export async function takeReceived(): Promise<File[]> {
  try {
    if (!(await caches.has(receivedCacheName))) return [];
    const cache = await caches.open(receivedCacheName);
    const files: File[] = [];
    for (const key of await cache.keys()) {
      const response = await cache.match(key);
      if (!response) continue;
      const type = response.headers.get('Content-Type') ?? '';
      const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
      files.push(new File([await response.blob()], name, { type }));
    }
    await caches.delete(receivedCacheName);
    return files;
  } catch {
    return [];
  }
}
