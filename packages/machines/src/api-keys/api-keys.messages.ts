import type { ApiKeyType } from '@verapix/facts';
import { errorToast, problemText, successToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** What is said about API keys. */
export const apiKeysMessages = {
  notListed: {
    title: 'Failed to load your API keys. Please try again later.',
    variant: 'destructive',
    type: 'error',
  },
  badName: (problem = ''): ToastOptions => ({ title: problem, variant: 'destructive', type: 'error' }),
  created: (type: ApiKeyType) => successToast(`New ${type} API key created successfully`),
  notCreated: (problem: Problem) => errorToast('Failed to create new API key', problemText(problem)),
  revoked: successToast('API key revoked successfully'),
  notRevoked: (problem: Problem) => errorToast('Failed to revoke API key', problemText(problem)),
  copied: successToast('API key copied to clipboard'),
  notCopied: {
    title: 'API key not copied',
    description:
      'This browser does not let the page use the clipboard. The key is selected: copy it yourself.',
    variant: 'warning',
    type: 'warning',
  },
} as const satisfies Record<string, ToastOptions | ((...args: never[]) => ToastOptions)>;
