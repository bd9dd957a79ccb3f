export * from './OfferCountdown';
