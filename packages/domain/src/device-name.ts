/** The words around the names, in the language of the reader. */
export interface DeviceTexts {
  unknownDevice: string;
  browserOn: (names: { browser: string; system: string }) => string;
}

/** The first match wins: most browsers also name those they derive from. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac ?OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The maximum length of an unknown browser's name. */
const maxCharacters = 60;

const firstIn = (known: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(text))?.[0];

function ownWords(userAgent: string, { unknownDevice }: DeviceTexts): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the header can contain anything.
  const words = [...userAgent.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()];
  if (words.length === 0) return unknownDevice;
  return words.length > maxCharacters ? `${words.slice(0, maxCharacters - 1).join('')}…` : words.join('');
}

/**
 * `Chrome on Linux` for a `User-Agent` header. An unknown program's own name is used, cut at 60 characters. The header
 * can be forged: it only helps users to tell their own devices apart.
 */
export function deviceName(userAgent: string, texts: DeviceTexts): string {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (browser && system) return texts.browserOn({ browser, system });
  return browser ?? system ?? ownWords(userAgent, texts);
}
