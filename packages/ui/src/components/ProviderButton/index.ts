export { ProviderButton, type ProviderButtonProps } from './ProviderButton';
