export { SubscriptionCard, type SubscriptionCardProps, subscriptionCardStatuses } from './SubscriptionCard';
