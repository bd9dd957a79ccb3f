// The css variables without fonts and reset: `@verapix/ui/tokens` of the published package.
export { vars } from './theme.css';
