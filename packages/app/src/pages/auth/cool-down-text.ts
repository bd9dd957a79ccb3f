const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** `You can try again in 1 minute 5 seconds.` For whole seconds; at 0 the wait is over. */
export function coolDownText(seconds: number): string {
  if (seconds < 1) return 'You can try again now.';
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && count(minutes, 'minute'), rest > 0 && count(rest, 'second')];
  return `You can try again in ${parts.filter(Boolean).join(' ')}.`;
}
