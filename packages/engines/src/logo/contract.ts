import type { LogoIndustry, LogoLayout, LogoTemplate } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import * as messages from '@verapix/messages/engines-logo';

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

/** What decides whether a logo can be recognized, measured on the drawing. */
export interface Legibility {
  /** WCAG contrast with the light and the dark background, 1 to 21: that of the strongest colour of the drawing. */
  contrast: { light: number; dark: number };
  /** Width of the mark's finest line, in pixels, when the mark is 16 pixels wide. */
  finestAt16px: number;
}

/** WCAG 2.2, success criterion 1.4.11: graphics need a contrast of 3:1. */
export const minLogoContrast = 3;
/** A line thinner than this fades into a pale grey at 16 pixels. */
export const minFinestPx = 0.6;

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
  /** The mark of the set alone in a square, without clear space: for the smallest sizes. */
  markSvg: Blob;
  /** A simpler mark in a square, where the lines of the mark are too fine. */
  simpleSvg: Blob;
  /** Absent from a simulation. */
  legibility?: Legibility;
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
  { id: 'letters', label: messages.loading, weight: 0.4 },
  { id: 'draw', label: messages.drawing, weight: 0.3 },
  { id: 'save', label: messages.saving, weight: 0.3 },
] as const satisfies readonly EnginePhase[];

export type LogoPhase = (typeof logoPhases)[number]['id'];

/** The failures of the logo generator. */
export const logoFailure = createFailures({
  'model-unavailable': {
    message: messages.noTypeface,
    fix: messages.retry,
  },
  'no-letters': {
    message: messages.noLetters,
    fix: messages.noLettersFix,
  },
});

/** Normalizes a typed name: composed characters, single spaces, trimmed, without direction marks. */
export const brandNameOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
