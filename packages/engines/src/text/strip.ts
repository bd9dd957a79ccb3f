import { createGrey, type Grey } from './grey';
import { stripHeightPx } from './line-reader';
import type { LineBox } from './line-detector';

/** Maximum samples along each side of a pixel of a strip: large print is averaged. */
const maxSamples = 4;
/** Longest strip, in pixels. */
const maxStripPx = 4000;

/** The value between the pixels around a point; beyond the edges that of the nearest. */
export function valueAt({ width, height, data }: Grey, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x - 0.5, 0), width - 1), Math.min(Math.max(y - 0.5, 0), height - 1)];
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [right, down] = [column + 1 < width ? 1 : 0, row + 1 < height ? width : 0];
  const at = row * width + column;
  const upper = (data[at] ?? 0) + ((data[at + right] ?? 0) - (data[at] ?? 0)) * (left - column);
  const lower =
    (data[at + down] ?? 0) + ((data[at + down + right] ?? 0) - (data[at + down] ?? 0)) * (left - column);
  return upper + (lower - upper) * (top - row);
}

/** A line cut out of a page and laid level, `height` pixels high. */
function cutStrip(page: Grey, box: LineBox, height = stripHeightPx): Grey {
  const scale = box.height / height;
  const strip = createGrey(Math.min(maxStripPx, Math.max(1, Math.round(box.length / scale))), height);
  const samples = Math.min(maxSamples, Math.max(1, Math.round(scale)));
  const [cosine, sine] = [Math.cos(box.angle), Math.sin(box.angle)];
  const stepAlong = box.length / (strip.width * samples);
  const stepAcross = box.height / (height * samples);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < strip.width; x++, at++) {
      let sum = 0;
      for (let row = 0; row < samples; row++)
        for (let column = 0; column < samples; column++) {
          const along = (x * samples + column + 0.5) * stepAlong - box.length / 2;
          const across = (y * samples + row + 0.5) * stepAcross - box.height / 2;
          sum += valueAt(
            page,
            box.x + along * cosine - across * sine,
            box.y + along * sine + across * cosine,
          );
        }
      strip.data[at] = sum / samples ** 2;
    }
  return strip;
}

/** The value that this ratio of some pixels does not exceed. */
function percentile(histogram: Uint32Array, count: number, ratio: number): number {
  let seen = 0;
  for (let value = 0; value < histogram.length; value++) {
    seen += histogram[value] ?? 0;
    if (seen > count * ratio) return value;
  }
  return histogram.length - 1;
}

/** The brightness of the paper behind each column: the middle value of the pixels around it. */
function paperAlong({ width, height, data }: Grey): Float32Array {
  const reach = height;
  const centres = Math.max(1, Math.round(width / height));
  const middles = Array.from({ length: centres }, (_, at) => {
    const centre = ((at + 0.5) * width) / centres;
    const [from, to] = [Math.max(0, Math.floor(centre - reach)), Math.min(width, Math.ceil(centre + reach))];
    const histogram = new Uint32Array(256);
    for (let y = 0; y < height; y++)
      for (let x = from; x < to; x++) {
        const value = data[y * width + x] ?? 0;
        histogram[value] = (histogram[value] ?? 0) + 1;
      }
    return percentile(histogram, height * (to - from), 0.5);
  });
  return Float32Array.from({ length: width }, (_, x) => {
    const place = Math.min(Math.max(((x + 0.5) * centres) / width - 0.5, 0), centres - 1);
    const [left, right] = [middles[Math.floor(place)] ?? 0, middles[Math.ceil(place)] ?? 0];
    return left + (right - left) * (place - Math.floor(place));
  });
}

/** Contrast below which a strip holds nothing but noise, in steps of 255. */
const minContrast = 8;

/** Whether the print of a strip is lighter than the paper behind each column. */
function isLighter(strip: Grey, paper: Float32Array): boolean {
  let [lighter, darker] = [0, 0];
  for (let at = 0; at < strip.data.length; at++) {
    const difference = (strip.data[at] ?? 0) - (paper[at % strip.width] ?? 0);
    // Noise is on both sides of the paper: squares make print count more.
    if (difference > 0) lighter += difference ** 2;
    else darker += difference ** 2;
  }
  return lighter > darker;
}

/** Whether a line is light print on something darker. */
export function isLightPrint(page: Grey, line: LineBox): boolean {
  const strip = cutStrip(page, line);
  return isLighter(strip, paperAlong(strip));
}

/**
 * A strip as dark print on white paper, whatever it was: shade is taken away, light print is inverted, and the darkest
 * print becomes black.
 */
function cleanStrip(strip: Grey): Grey {
  const paper = paperAlong(strip);
  const sign = isLighter(strip, paper) ? 1 : -1;
  const histogram = new Uint32Array(256);
  const ink = Float32Array.from(strip.data, (value, at) => {
    const difference = Math.max(0, sign * (value - (paper[at % strip.width] ?? 0)));
    histogram[Math.round(difference)] = (histogram[Math.round(difference)] ?? 0) + 1;
    return difference;
  });
  const contrast = Math.max(minContrast, percentile(histogram, ink.length, 0.97));
  const clean = createGrey(strip.width, strip.height);
  for (let at = 0; at < ink.length; at++) clean.data[at] = 255 * (1 - Math.min(1, (ink[at] ?? 0) / contrast));
  return clean;
}

/** What is darker than this is ink of a ruled line, which may be grey. */
const ruleLevel = 200;
/** Ratio of a strip's height that a ruled line crosses, and its maximum width in pixels. */
const [ruleRatio, maxRulePx] = [0.85, 6];

/** How far beyond a strip a ruled line has to reach, in heights of the strip. */
const ruleReach = 0.3;

/** A clean strip without the upright lines of a table, which reach beyond it: no letter of the line does. */
function stripWithoutRules(page: Grey, line: LineBox): Grey {
  const strip = cleanStrip(cutStrip(page, line));
  const { width, height, data } = strip;
  const factor = 1 + 2 * ruleReach;
  const high = cleanStrip(
    cutStrip(page, { ...line, height: line.height * factor }, Math.round(height * factor)),
  );
  const isInk = (x: number, y: number) => (high.data[y * high.width + x] ?? 255) < ruleLevel;
  const isRuled = Array.from({ length: width }, (_, x) => {
    let crossed = 0;
    for (let y = 0; y < high.height; y++) {
      // A rule leans a little.
      const near = [x - 2, x - 1, x, x + 1, x + 2];
      if (near.some((column) => column >= 0 && column < high.width && isInk(column, y))) crossed++;
    }
    return crossed >= ruleRatio * high.height;
  });
  const clear = createGrey(width, height);
  clear.data.set(data);
  for (let from = 0; from < width; from++) {
    if (!isRuled[from]) continue;
    let to = from;
    while (isRuled[to + 1]) to++;
    if (to - from < maxRulePx + 4)
      for (let x = Math.max(0, from - 1); x <= Math.min(width - 1, to + 1); x++)
        for (let y = 0; y < height; y++) clear.data[y * width + x] = 255;
    from = to;
  }
  return clear;
}

/** How far beyond its ends a line may reach, and the gap that ends it, in heights of the line. */
const [maxReach, endGap] = [3, 0.36];
/** A column of pixels with less than this ratio of ink is empty. */
const emptyRatio = 0.04;
/** A strip is this much higher than the detector's line, which may touch capital letters. */
const heightFactor = 1.15;
/** The ratio of a strip's height at its top and bottom that says nothing about where its print ends. */
const edgeRatio = 0.1;
/** The margin beside the print of a strip, in heights of the line. */
const stripMargin = 0.22;

/**
 * The strip of a line, clean, with all of its print: the detector may leave out a thin letter at an end, or a full stop.
 * Returns the line as far as it reaches, too.
 */
export function stripOfLine(page: Grey, found: LineBox): { strip: Grey; line: LineBox } {
  const line = { ...found, height: found.height * heightFactor };
  const long = { ...line, length: line.length + 2 * maxReach * line.height };
  const strip = stripWithoutRules(page, long);
  const { width, height, data } = strip;
  const edge = Math.round(edgeRatio * height);
  const ink = Float32Array.from({ length: width }, (_, x) => {
    let dark = 0;
    // What is at the edges may be a rule below the line.
    for (let y = edge; y < height - edge; y++) if ((data[y * width + x] ?? 255) < 128) dark++;
    return dark / height;
  });
  const reach = Math.round((maxReach * line.height * width) / long.length);
  const gap = endGap * height;
  const endOf = (start: number, step: number) => {
    let [end, empty] = [start, 0];
    for (let x = start; x >= 0 && x < width && empty <= gap; x += step) {
      const ratio = ink[x] ?? 0;
      if (ratio < emptyRatio) empty++;
      else [end, empty] = [x, 0];
    }
    return end;
  };
  const margin = Math.round(stripMargin * height);
  const from = Math.max(0, Math.min(endOf(reach, -1), reach) - margin);
  const to = Math.min(width, Math.max(endOf(width - 1 - reach, 1), width - 1 - reach) + 1 + margin);
  const whole = createGrey(to - from, height);
  for (let y = 0; y < height; y++)
    whole.data.set(data.subarray(y * width + from, y * width + to), y * whole.width);
  const perPixel = long.length / width;
  const shift = ((from + to) / 2 - width / 2) * perPixel;
  return {
    strip: whole,
    line: {
      ...found,
      x: line.x + shift * Math.cos(line.angle),
      y: line.y + shift * Math.sin(line.angle),
      length: whole.width * perPixel,
    },
  };
}
