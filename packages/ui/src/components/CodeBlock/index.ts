export { CodeBlock, type CodeBlockProps } from './CodeBlock';
export type { CodeSample } from './CodeTabs';
