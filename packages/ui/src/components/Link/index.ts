export { Link, type LinkProps, linkLooks } from './Link';
export {
  InternalLink,
  type InternalLinkComponent,
  type InternalLinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './LinkProvider';
