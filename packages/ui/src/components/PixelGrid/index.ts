export { PixelGrid, type PixelGridProps, pixelGridSizes } from './PixelGrid';
export { pixelPictures } from './picture';
