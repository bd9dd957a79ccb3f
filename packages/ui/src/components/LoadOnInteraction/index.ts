export { LoadOnInteraction, type LoadOnInteractionProps } from './LoadOnInteraction';
