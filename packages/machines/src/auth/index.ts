export * from './auth.types';
export * from './auth-callback';
export * from './password-reset';
export * from './session';
export * from './shared/form.selectors';
export * from './shared/form.types';
export * from './sign-in';
export * from './sign-up';
