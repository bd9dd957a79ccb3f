export type { CodeSample } from './CodeBlock';
export { CodeBlock, type CodeBlockProps, CodeSnippet, type CodeSnippetProps } from './CodeBlock';
