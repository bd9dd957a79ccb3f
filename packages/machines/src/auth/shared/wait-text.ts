const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** `1 minute 5 seconds`. For whole seconds, at least 1. */
function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && count(minutes, 'minute'), rest > 0 && count(rest, 'second')]
    .filter(Boolean)
    .join(' ');
}

/** `You can try again in 1 minute 5 seconds.` For whole seconds; at 0 the wait is over. */
export const coolDownText = (seconds: number): string =>
  seconds < 1 ? 'You can try again now.' : `You can try again in ${durationText(seconds)}.`;

/** `We can send another email in 20 seconds.` For whole seconds, at least 1. */
export const mailWaitText = (seconds: number): string =>
  `We can send another email in ${durationText(seconds)}.`;
