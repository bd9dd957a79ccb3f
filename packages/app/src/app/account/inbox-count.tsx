import * as messages from '@verapix/messages/shell';
import { Badge, VisuallyHidden } from '@verapix/ui';
import { useEffect, useRef, useState } from 'react';
import { request } from '../flow/define-flow';
import { useAccount } from './account';

/** How much waits in the inbox of an administrator; undefined while it is not wanted, and until it is known. */
export function useInboxCount(isWanted: boolean): number | undefined {
  const account = useAccount();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const outcome = await request(account, (api) => api.countInbox(signal));
      if (outcome.ok && !signal.aborted) setCount(outcome.count);
    };
    // The number is left out where it cannot be read; the inbox says why.
    void read().catch(console.error);
    return () => controller.abort();
  }, [account, isWanted]);
  return count;
}

/** The number beside the link to the inbox. It is read each time that the menu around it is shown. */
export function InboxCount() {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const count = useInboxCount(isSeen);
  return (
    <span ref={place}>
      {count ? (
        <Badge tone="accent">
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{messages.inboxWaiting({ count })}</VisuallyHidden>
        </Badge>
      ) : null}
    </span>
  );
}
