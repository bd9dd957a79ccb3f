export * from './auth-callback';
export * from './form';
export * from './password-reset';
export * from './session';
export * from './sign-in';
export * from './sign-up';
