import type { ContactActor, ContactSnapshot, ToastOptions } from '@verapix/machines';
import { useCallback, useState } from 'react';
import { useAccount } from '../../wiring/account/account';
import { useToasts } from '../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../wiring/use-lazy-actor';
import { forgetDraft } from './contact-draft';

/** A module that could not be fetched stays so until the page is loaded again. */
const notFetched: ToastOptions = {
  title: 'Your message was not sent',
  description:
    'The connection was lost, or a newer version has been published. Load the page again and send it once more.',
  variant: 'destructive',
  type: 'error',
  duration: Number.POSITIVE_INFINITY,
  action: { label: 'Load again', onSelect: () => location.reload() },
};

/** One that is still sending: whoever comes back to the page meanwhile finds it, and cannot send twice. */
let underWay: ContactActor | undefined;

const isSending = (snapshot: ContactSnapshot) => snapshot.matches('sending');

function watch(actor: ContactActor): ContactActor {
  actor.subscribe((snapshot) => {
    if (isSending(snapshot)) underWay = actor;
    else if (underWay === actor) underWay = undefined;
  });
  return actor;
}

const loadCode = () => Promise.all([import('./start-contact'), import('../auth/ask-backend')]);

export interface Contact extends LazyActor<ContactActor> {
  /** Fetches what sending takes, as somebody began to write: it is there even if the network goes meanwhile. */
  prepare: () => void;
}

/** The contact form of the page. A message that is being sent is sent, on whatever page. */
export function useContact(): Contact {
  const account = useAccount();
  const { notify } = useToasts();
  const [eager] = useState(() => underWay !== undefined);
  const start = useCallback(async () => {
    if (underWay) return underWay;
    const [{ startContact }, { askBackend }] = await loadCode();
    return watch(startContact({ ask: askBackend(account.start), notify, onSent: forgetDraft }));
  }, [account, notify]);
  const onUnavailable = useCallback(() => notify(notFetched), [notify]);
  const prepare = useCallback(() => {
    Promise.all([loadCode(), account.start()]).catch(() => {});
  }, [account]);
  return { ...useLazyActor(start, { eager, outlivesPage: isSending, onUnavailable }), prepare };
}
