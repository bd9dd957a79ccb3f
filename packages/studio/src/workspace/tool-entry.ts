import type { Tool, ToolId } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import type { ComparisonMode, IconDrawing } from '@verapix/ui';
import type { ComponentType } from 'react';
import type { RecipeStep } from '../recipes/recipe-step';

/** Whether a value of unknown origin may be a setting. */
export type Check = (value: unknown) => boolean;

/** A tool as a step of a recipe: it makes a file of a picture, without a choice for each picture. */
export interface StepRules {
  /** The settings that a recipe keeps, with what they may be. Others belong to one picture. */
  settings: Readonly<Record<string, Check>>;
  /** The setting that a step can't do without, and why it is refused then. */
  required?: { name: string; missing: (step: { number: number; title: string }) => string };
  /** Why no step can follow: the tool makes no picture. */
  endsWith?: string;
}

/** What the library and the recipes know of a tool's runs: `settings.ts` in its folder, for a tool whose runs have settings. */
export interface ToolSettings {
  id: ToolId;
  /** Absent for a tool that can't be a step. */
  step?: StepRules;
  /** The settings of a run in the words of the tool's page. What is not text is left out. */
  describe: (settings: LibraryStep['settings']) => readonly (string | undefined)[];
}

/** What lists and pages know of a tool before its code is loaded: `tool.ts` in its folder. */
export interface ToolEntry {
  id: ToolId;
  title: string;
  /** What it does, in a sentence. */
  description: string;
  /** What its card lists. */
  features: readonly string[];
  icon: IconDrawing;
  /** The address of a result as a picture of 640 × 400. `npm run pictures -- tools` makes it. */
  picture: string;
  /** Words in a mistyped address that mean this tool. */
  keywords: readonly string[];
  /** The files that another page may pass to it. None for a tool that works on what its form says. */
  takes: readonly ('picture' | 'pdf')[];
  /** How the library shows a result beside its original. Default: with a divider. */
  comparison?: ComparisonMode;
}

/** What a tool's folder gives once its code is loaded: `module` in `definition.tsx`. */
export interface ToolModule {
  /** Runs the tool and shows it, with its heading. */
  Page: ComponentType;
  /** Where the work is done, as a sentence for search engines. */
  place: string;
  /** Absent for a tool that can't be a step of a recipe. */
  loadStep?: (() => Promise<RecipeStep>) | undefined;
}

/** A tool that is listed, with its page. */
export interface StudioTool extends ToolEntry, Tool {
  /** The file of its code, from this package's sources. */
  file: string;
  /** Loads the tool. */
  load: () => Promise<ToolModule>;
}
