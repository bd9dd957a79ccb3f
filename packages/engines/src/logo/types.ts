import type { LogoIndustry, LogoLayout, LogoTemplate } from '@verapix/facts';

/** What a person asks for. */
export interface LogoRequest {
  brandName: string;
  industry?: LogoIndustry;
  /** What the brand does, in the person's words: icons are chosen by it. May be empty. */
  description: string;
  template: LogoTemplate;
  /** One to three colours as `#rrggbb`; the first leads. */
  colours: readonly string[];
  /** The same request with the same seed gives the same logos. */
  seed: number;
}

/** A logo as it is shown and saved. All of its files are SVG but `png`. */
export interface Logo {
  layout: LogoLayout;
  /** What it shows, for people who don't see it. */
  alt: string;
  width: number;
  height: number;
  /** For light grounds, and what is saved. */
  svg: Blob;
  png: Blob;
  /** For dark grounds. */
  darkSvg: Blob;
  /** The logo at 16 pixels, square. */
  faviconSvg: Blob;
}

/** One round of logos. */
export interface LogoRound {
  logos: readonly Logo[];
  request: LogoRequest;
  method: 'device' | 'simulated';
  /** What the person should know about them, such as letters that were left out. */
  note?: string;
  durationMs: number;
}
