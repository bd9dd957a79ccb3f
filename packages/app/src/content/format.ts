const units = ['kB', 'MB', 'GB'] as const;

/** `0 bytes`, `812 bytes`, `31 kB`, `1.4 MB`: powers of 1024, with one decimal below ten. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let value = bytes / 1024;
  let step = 0;
  while (value >= 999.5 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  const figures = value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  return `${figures} ${units[step]}`;
}

/** An estimate of a duration: `under a second`, `about 8 s`, `about 2 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 1) return 'under a second';
  if (seconds < 20) return `about ${Math.round(seconds)}\u00a0s`;
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5}\u00a0s`;
  return `about ${Math.round(seconds / 60)}\u00a0min`;
}
