import { errorToast, successToast, type ToastOptions } from '@verapix/machines';

/** Copies a link and says so in a toast, with what opens it; or that the browser refused. */
export async function copyLink(
  link: string,
  notify: (toast: ToastOptions) => void,
  whatItOpens: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(successToast('Link copied', whatItOpens));
  } catch {
    notify(errorToast('The link was not copied', 'Your browser does not allow it.'));
  }
}
