// What is made for this product rather than for any: `@verapix/ui/product`.
export * from './components/ChatLauncher';
export * from './components/ChatPanel';
export * from './components/ConsentBar';
export * from './components/DemoBackendLauncher';
export * from './components/DemoBackendPanel';
export * from './components/FeatureGate';
export * from './components/Footer';
export * from './components/Header';
export * from './components/Logo';
export * from './components/MobileMenu';
export * from './components/OfferCountdown';
export * from './components/PlanCard';
export * from './components/PlanPrice';
export * from './components/PlanTable';
