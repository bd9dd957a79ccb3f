import { Text } from '@verapix/ui';
import { useEffect, useState } from 'react';

/** How often the time is looked at, in milliseconds. */
const lookEvery = 250;

interface WaitNoteProps {
  /** When the key may be used again, in milliseconds of `now`. */
  retryAt: number;
  now: () => number;
}

/** How long the key still has to wait. */
export function WaitNote({ retryAt, now }: WaitNoteProps) {
  const secondsLeft = () => Math.max(0, Math.ceil((retryAt - now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const look = () => setSeconds(Math.max(0, Math.ceil((retryAt - now()) / 1000)));
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [retryAt, now]);
  return (
    <Text size="s" tone="warning">
      This key may be used again in {seconds}&nbsp;s. Another key may be used now.
    </Text>
  );
}
