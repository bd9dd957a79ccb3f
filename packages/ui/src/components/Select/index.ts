export type { SelectOption } from './Select';
export { Select, type SelectProps, selectSizes } from './Select';
