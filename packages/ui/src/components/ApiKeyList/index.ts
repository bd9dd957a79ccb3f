export { ApiKeyList, type ApiKeyListProps } from './ApiKeyList';
