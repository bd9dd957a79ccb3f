export { OrDivider } from './OrDivider';
