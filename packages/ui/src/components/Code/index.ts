export { Code } from './Code';
