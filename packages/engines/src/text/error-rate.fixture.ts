const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Character error rate: insertions, deletions and substitutions (Levenshtein distance) per character of the truth. Line
 * breaks do not count.
 */
export function errorRate(read: string, truth: string): number {
  const [from, to] = [inOneLine(read), inOneLine(truth)];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      );
    }
    previous = current;
  }
  return (previous[to.length] ?? 0) / to.length;
}
