export { ColourField, type ColourFieldProps } from './ColourField';
