export { Icon, type IconDrawing, type IconProps, iconSizes } from './Icon';
