export { controlBox, entry, focusBox } from './control.css';
export type { FieldTexts } from './Field';
export {
  ChoiceField,
  choiceSides,
  Field,
  type FieldOptions,
  type FormErrors,
  FormErrorsContext,
  isShown,
} from './Field';
export { useValueBeforeHydration } from './use-value-before-hydration';
