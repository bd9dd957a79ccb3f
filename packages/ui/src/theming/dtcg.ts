import { completeTokens, defaultTokens, type ThemeOverrides, type ThemeTokens } from './create-theme';

/** The css of a token that the format cannot express, such as a length that grows with the window. */
const cssExtension = 'com.verapix.css';

interface DtcgToken {
  $type: string;
  $value: unknown;
  $extensions?: { [cssExtension]?: string };
}

/** Design tokens in the format of the W3C community group (DTCG 2025.10): `color.light.accent`, `space.m`. */
export interface DtcgDocument {
  color: Record<'light' | 'dark', Record<string, DtcgToken>>;
  [group: string]: Record<string, DtcgToken | Record<string, DtcgToken>>;
}

const types: Readonly<Record<string, string>> = {
  font: 'fontFamily',
  fontWeight: 'fontWeight',
  lineHeight: 'number',
  zIndex: 'number',
  duration: 'duration',
  easing: 'cubicBezier',
  shadow: 'shadow',
};

interface ColorToken extends DtcgToken {
  $value: { colorSpace: 'srgb'; components: number[]; alpha?: number };
}

/** A colour of a theme. */
export function colorToken(css: string): ColorToken {
  const hex = /^#([0-9a-f]{6})$/i.exec(css)?.[1];
  const translucent = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const channels = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (translucent?.slice(1, 4).map(Number) ?? []);
  if (channels.length !== 3)
    throw new Error(`"${css}" is no colour of a theme: write #rrggbb, or rgb(r g b / a).`);
  const components = channels.map((channel) => Number((channel / 255).toFixed(5)));
  const alpha = translucent ? { alpha: Number(translucent[4]) } : {};
  return { $type: 'color', $value: { colorSpace: 'srgb', components, ...alpha } };
}

/** The css of a colour's value. */
export function colorCss(value: unknown): string {
  const { components, alpha = 1 } = value as { components: number[]; alpha?: number };
  const channels = components.map((component) => Math.round(component * 255));
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${alpha})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function scaleToken(group: string, css: string): DtcgToken {
  const type = types[group] ?? 'dimension';
  const inFull = { $extensions: { [cssExtension]: css } };
  if (type === 'fontFamily') {
    return { $type: type, $value: css.split(',').map((name) => name.trim().replaceAll("'", '')), ...inFull };
  }
  if (type === 'cubicBezier') {
    return { $type: type, $value: [...css.matchAll(/[\d.]+/g)].map(([number]) => Number(number)) };
  }
  if (type === 'shadow') {
    const layers = [...css.matchAll(/(\S+) (\S+) (\S+) (rgb\([^)]*\))/g)];
    const length = (text = '0') => ({ value: Number.parseFloat(text), unit: 'px' });
    const value = layers.map(([, x, y, blur, color = '']) => ({
      color: colorToken(color).$value,
      offsetX: length(x),
      offsetY: length(y),
      blur: length(blur),
      spread: length(),
    }));
    return { $type: type, $value: value };
  }
  if (type === 'number' || type === 'fontWeight') return { $type: type, $value: Number(css) };
  const plain = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css);
  if (plain) return { $type: type, $value: { value: Number(plain[1]), unit: plain[2] ?? 'px' } };
  // The largest value of a fluid length; `ch` and `em` have no fixed length, so their number is of half a rem and a rem.
  const [, number = '0', unit = 'rem'] = /(-?[\d.]+)(rem|ch|em)\)?$/.exec(css) ?? [];
  const value = Number(number) * (unit === 'ch' ? 0.5 : 1);
  return { $type: type, $value: { value, unit: 'rem' }, ...inFull };
}

function scaleCss({ $type, $value }: DtcgToken): string {
  if ($type === 'fontFamily')
    return [$value]
      .flat()
      .map((name) => (/ /.test(String(name)) ? `'${name}'` : name))
      .join(', ');
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`;
  if ($type === 'number' || $type === 'fontWeight') return String($value);
  const length = (dimension: unknown): string => {
    const { value, unit } = dimension as { value: number; unit: string };
    return value === 0 ? '0' : `${value}${unit}`;
  };
  if ($type !== 'shadow') return length($value);
  return [$value]
    .flat()
    .map((layer) => {
      const { offsetX, offsetY, blur, color } = layer as Record<string, unknown>;
      return `${length(offsetX)} ${length(offsetY)} ${length(blur)} ${colorCss(color)}`;
    })
    .join(', ');
}

const isColor = (group: string): group is 'light' | 'dark' => group === 'light' || group === 'dark';

/** A theme's tokens as a DTCG document. */
export function toDtcg(overrides: ThemeOverrides): DtcgDocument {
  const document: DtcgDocument = { color: { light: {}, dark: {} } };
  for (const [group, tokens] of Object.entries(completeTokens(overrides))) {
    const entries = Object.entries(tokens as Record<string, string>).map(([name, css]) => [
      name,
      isColor(group) ? colorToken(css) : scaleToken(group, css),
    ]);
    if (isColor(group)) document.color[group] = Object.fromEntries(entries);
    else document[group] = Object.fromEntries(entries);
  }
  return document;
}

/** The css of a token. A value that was edited counts more than the css kept beside it. */
function cssOf(group: string, token: DtcgToken, usual: string): string {
  if (isColor(group)) return colorCss(token.$value);
  const kept = token.$extensions?.[cssExtension];
  const expected = scaleToken(group, kept ?? usual);
  return JSON.stringify(expected.$value) === JSON.stringify(token.$value) ? (kept ?? usual) : scaleCss(token);
}

/**
 * Reads a DTCG document as a theme: what differs from the default. Groups and tokens that the design system does not have
 * are ignored, missing ones keep the default.
 */
export function fromDtcg(document: DtcgDocument): ThemeOverrides {
  const overrides: Record<string, Record<string, string>> = {};
  for (const group of Object.keys(defaultTokens) as (keyof ThemeTokens)[]) {
    const given = isColor(group) ? document.color?.[group] : document[group];
    for (const [name, usual] of Object.entries(defaultTokens[group] as Record<string, string>)) {
      const token = given?.[name] as DtcgToken | undefined;
      if (!token) continue;
      const css = cssOf(group, token, usual);
      if (css !== usual) overrides[group] = { ...overrides[group], [name]: css };
    }
  }
  return overrides as ThemeOverrides;
}
