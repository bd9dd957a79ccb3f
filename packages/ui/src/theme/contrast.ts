type Channels = [red: number, green: number, blue: number];

/** Red, green and blue of 0–255, and the opacity, 0–1. */
function parse(color: string): { channels: Channels; alpha: number } {
  const hex = /^#(..)(..)(..)$/.exec(color);
  if (hex) {
    const [red, green, blue] = hex.slice(1).map((pair) => Number.parseInt(pair, 16));
    return { channels: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color);
  if (!rgb) throw new Error(`The contrast of "${color}" is unknown: write #rrggbb, or rgb(r g b / a).`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = rgb.slice(1).map(Number);
  return { channels: [red, green, blue], alpha };
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The contrast ratio of two colours, 1–21, as WCAG 2.2 defines it. For a translucent background the ratio is computed
 * over white and over black, and the lower one counts, because a picture may be either.
 * @throws Error for a colour that is not in the themes' notation.
 */
export function contrast(foreground: string, background: string): number {
  const text = parse(foreground).channels;
  const { channels, alpha } = parse(background);
  const over = (below: number) => channels.map((value) => value * alpha + below * (1 - alpha)) as Channels;
  return Math.min(ratio(text, over(255)), ratio(text, over(0)));
}
