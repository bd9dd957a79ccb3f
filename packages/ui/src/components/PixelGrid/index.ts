export { PixelGrid, type PixelGridProps, pixelGridSizes } from './PixelGrid';
