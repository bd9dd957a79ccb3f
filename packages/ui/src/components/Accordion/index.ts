export { Accordion, type AccordionItemProps, type AccordionRootProps } from './Accordion';
