export * from './merchant-form';
export * from './merchant-settings.machine';
export * from './merchant-settings.selectors';
export * from './merchant-settings.types';
