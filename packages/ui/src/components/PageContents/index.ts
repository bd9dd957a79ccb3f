export { PageContents, type PageContentsItem, type PageContentsProps } from './PageContents';
