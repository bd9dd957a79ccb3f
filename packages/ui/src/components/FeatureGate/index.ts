export { FeatureGate, type FeatureGateProps } from './FeatureGate';
