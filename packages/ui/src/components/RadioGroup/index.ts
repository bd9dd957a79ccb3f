export { RadioGroup, type RadioGroupProps } from './RadioGroup';
export { type RadioOption, radioGroupLooks } from './RadioItem';
