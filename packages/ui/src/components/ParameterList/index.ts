export { type Parameter, ParameterList, type ParameterListProps } from './ParameterList';
