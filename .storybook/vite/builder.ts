/**
 * Storybook's Vite builder without `changeDetectionAdapter`. With it, Storybook parses every module that a story imports as
 * soon as it starts, even if `features.changeDetection` is off.
 */
export { bail, build, corePresets, start } from '@storybook/builder-vite';
