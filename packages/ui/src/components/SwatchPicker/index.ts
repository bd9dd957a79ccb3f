export { type Swatch, SwatchPicker, type SwatchPickerProps } from './SwatchPicker';
