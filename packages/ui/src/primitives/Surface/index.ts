export { Surface, type SurfaceProps, surfaceTones } from './Surface';
