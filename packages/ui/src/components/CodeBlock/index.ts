export { CodeBlock, type CodeBlockProps } from './CodeBlock';
export { CodeSnippet, type CodeSnippetProps } from './CodeSnippet';
export type { CodeSample } from './CodeTabs';
