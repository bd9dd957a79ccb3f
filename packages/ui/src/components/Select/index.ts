export { Select, type SelectProps, selectSizes } from './Select';
export type { SelectOption } from './SelectList';
