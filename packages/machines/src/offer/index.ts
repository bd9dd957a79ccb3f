export * from './offer.machine';
export * from './offer.selectors';
