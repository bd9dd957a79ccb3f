import { errorToast, successToast, type ToastOptions } from '@verapix/machines';
import * as messages from '@verapix/messages/lib';
import { copyText } from '@verapix/ui';

/** Copies a link and says so in a toast, with what opens it; or that the browser refused. */
export async function copyLink(
  link: string,
  notify: (toast: ToastOptions) => void,
  whatItOpens: string,
): Promise<void> {
  try {
    await copyText(link);
    notify(successToast(messages.linkCopied, whatItOpens));
  } catch {
    notify(errorToast(messages.linkNotCopied, messages.notAllowed));
  }
}
