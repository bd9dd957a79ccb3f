import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  oklab,
  oklch,
} from 'culori';

/** How people see a colour: with usual vision, or without one kind of cone. */
export const visions = {
  usual: (color: string) => color,
  protanopia: (color: string) => formatHex(filterDeficiencyProt(1)(color)) ?? color,
  deuteranopia: (color: string) => formatHex(filterDeficiencyDeuter(1)(color)) ?? color,
  tritanopia: (color: string) => formatHex(filterDeficiencyTrit(1)(color)) ?? color,
};

const distance = differenceEuclidean('oklab');

/** How two colours differ in OKLCh: degrees of hue, and lightness and distance of 0–1. A distance of 0.02 is just noticeable. */
export function colorDifference(one: string, other: string) {
  const [a, b] = [oklch(one), oklch(other)];
  const turn = Math.abs((a?.h ?? 0) - (b?.h ?? 0));
  return {
    hue: Math.min(turn, 360 - turn),
    lightness: Math.abs((oklab(one)?.l ?? 0) - (oklab(other)?.l ?? 0)),
    distance: distance(one, other),
  };
}
