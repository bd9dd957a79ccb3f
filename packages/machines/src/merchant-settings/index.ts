export * from './merchant-form';
export * from './merchant-settings.machine';
