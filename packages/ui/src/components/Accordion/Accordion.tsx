import { ChevronDown } from 'lucide-react';
import { Accordion as Base } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as css from './Accordion.css';

type BaseProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'>;

interface SingleProps extends BaseProps {
  multiple?: false;
  /** The value of the open item; the empty string if none is open. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleProps extends BaseProps {
  /** Allows several open items at once. */
  multiple: true;
  /** The values of the open items. */
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
}

export type AccordionRootProps = SingleProps | MultipleProps;

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies the item within the accordion. */
  value: string;
  /** The question or heading, always visible. */
  title: ReactNode;
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4;
  disabled?: boolean;
}

function Root(props: AccordionRootProps) {
  const className = classNames(css.root, props.className);
  if (props.multiple) {
    const { multiple: _, ...rest } = props;
    return <Base.Root type="multiple" {...rest} className={className} />;
  }
  const { multiple: _, ...rest } = props;
  return <Base.Root type="single" collapsible {...rest} className={className} />;
}

function Item({
  value,
  title,
  level = 3,
  disabled = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${level}` as 'h3';
  return (
    <Base.Item {...rest} {...{ value, disabled }} className={classNames(css.item, className)}>
      <Base.Header asChild>
        <Heading className={css.heading}>
          <Base.Trigger className={css.trigger}>
            {title}
            <Icon of={ChevronDown} className={css.arrow} />
          </Base.Trigger>
        </Heading>
      </Base.Header>
      <Base.Content className={css.content}>
        <div className={css.body}>{children}</div>
      </Base.Content>
    </Base.Item>
  );
}

/**
 * Headings that expand to show their content, one at a time unless `multiple` is set. Every `Item` can be closed
 * again.
 */
export const Accordion = { Root, Item };
