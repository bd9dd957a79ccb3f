import { selectSecondsToWait } from '@verapix/machines';
import { useEffect, useReducer } from 'react';
import { coolDownText } from './cool-down-text';

interface CoolDownProps {
  snapshot: Parameters<typeof selectSecondsToWait>[0];
}

/** Counts down to when the server may be asked again. Reckoned from the clock at each look, so it is never behind. */
export function CoolDown({ snapshot }: CoolDownProps) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
  return <>Too many attempts. {coolDownText(selectSecondsToWait(snapshot))}</>;
}
