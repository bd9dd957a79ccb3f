import { type ContactMessage, contactFieldProblem, contactFields } from '@verapix/facts';
import { errorToast, problemText, successToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';
import type { ContactErrors } from './contact.types';

/** What is missing or cannot be sent, by field. */
export const contactErrors = (message: ContactMessage): ContactErrors =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = contactFieldProblem(field, message[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

export const sentToast = successToast(
  'Message sent successfully!',
  "We'll get back to you as soon as possible.",
);

export const notSentToast = (problem: Problem): ToastOptions =>
  errorToast('Your message was not sent', problemText(problem));
