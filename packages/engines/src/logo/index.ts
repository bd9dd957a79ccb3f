export { backgrounds as logoBackgrounds } from './colour/tones';
export { brandKit, isMarkLegible } from './brand-kit';
export { type Logo, type LogoRequest, type LogoRound, minLogoContrast } from './contract';
export { createDeviceLogoMaker } from './device';
export { createSimulatedLogoMaker } from './simulated';
