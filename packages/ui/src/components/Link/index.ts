export {
  InternalLink,
  type InternalLinkComponent,
  type InternalLinkProps,
  Link,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  linkVariants,
} from './Link';
