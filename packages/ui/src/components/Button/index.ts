export { Button, type ButtonProps, buttonSizes, buttonTones, buttonVariants } from './Button';
