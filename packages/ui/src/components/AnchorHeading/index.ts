export { AnchorHeading, type AnchorHeadingProps } from './AnchorHeading';
