import type { LogoIndustry, LogoLayout, LogoTemplate } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';

/** The request for logos. */
export interface LogoRequest {
  brandName: string;
  industry?: LogoIndustry;
  /** The user's description of the brand, by which icons are chosen. May be empty. */
  description: string;
  template: LogoTemplate;
  /** One to three colours as `#rrggbb`, the most important first. */
  colours: readonly string[];
  /** The same request with the same seed gives the same logos. */
  seed: number;
}

/** A logo with its files. */
export interface Logo {
  layout: LogoLayout;
  /** The text alternative. */
  alt: string;
  width: number;
  height: number;
  /** For light backgrounds and for downloads. */
  svg: Blob;
  png: Blob;
  /** For dark backgrounds. */
  darkSvg: Blob;
  /** A square variant for 16 pixels. */
  faviconSvg: Blob;
}

/** The logos of one run. */
export interface LogoRound {
  logos: readonly Logo[];
  request: LogoRequest;
  method: 'device' | 'simulated';
  /** Information for the user, such as omitted characters. */
  note?: string;
  durationMs: number;
}

/** The phases of a run. */
export const logoPhases = [
  { id: 'letters', label: 'Loading the typefaces', weight: 0.4 },
  { id: 'draw', label: 'Drawing', weight: 0.3 },
  { id: 'save', label: 'Saving the files', weight: 0.3 },
] as const satisfies readonly EnginePhase[];

export type LogoPhase = (typeof logoPhases)[number]['id'];

/** The failures of the logo generator. */
export const logoFailure = createFailures({
  'model-unavailable': {
    message: 'A typeface could not be loaded.',
    fix: 'Check your connection and try again.',
  },
  'no-letters': {
    message: 'None of our typefaces has the letters of this name.',
    fix: 'Write it in Latin, Greek, Cyrillic, Hebrew or Japanese letters.',
  },
});

/** Normalizes a typed name: composed characters, single spaces, trimmed, without direction marks. */
export const brandNameOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
