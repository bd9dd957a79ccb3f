export { type Step, Stepper, type StepperProps, stepperOrientations } from './Stepper';
