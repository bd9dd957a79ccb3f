import { coolDownText, selectSecondsToWait } from '@verapix/machines';
import { useEverySecond } from './use-every-second';

interface CoolDownProps {
  snapshot: Parameters<typeof selectSecondsToWait>[0];
}

/** Counts down to when the server may be asked again. Reckoned from the clock at each look, so it is never behind. */
export function CoolDown({ snapshot }: CoolDownProps) {
  useEverySecond();
  return <>Too many attempts. {coolDownText(selectSecondsToWait(snapshot))}</>;
}
