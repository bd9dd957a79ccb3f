export { type Segment, Segments, type SegmentsProps } from './Segments';
