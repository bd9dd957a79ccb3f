export { PlanCard, type PlanCardProps, PlanCards } from './PlanCard';
