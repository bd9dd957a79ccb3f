export { PlanPrice, type PlanPriceProps, planPriceSizes } from './PlanPrice';
