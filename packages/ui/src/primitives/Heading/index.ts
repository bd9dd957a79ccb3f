export { Heading, type HeadingProps, headingSizes } from './Heading';
