export { Deferred, type DeferredProps } from './Deferred';
