export { grounds as logoGrounds } from './colour/tones';
export { createDeviceLogoMaker } from './device';
export { createSimulatedLogoMaker } from './simulated';
export type { Logo, LogoRequest, LogoRound } from './types';
