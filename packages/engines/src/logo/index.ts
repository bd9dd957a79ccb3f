export { backgrounds as logoBackgrounds } from './colour/tones';
export type { Logo, LogoRequest, LogoRound } from './contract';
export { createDeviceLogoMaker } from './device';
export { createSimulatedLogoMaker } from './simulated';
