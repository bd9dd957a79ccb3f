export { LogoCard, type LogoCardProps, type LogoPicture, type LogoPreview } from './LogoCard';
