export { Button, type ButtonProps, buttonLooks, buttonSizes, buttonTones } from './Button';
