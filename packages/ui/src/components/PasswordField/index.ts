export { PasswordField, type PasswordFieldProps, passwordFieldUses } from './PasswordField';
