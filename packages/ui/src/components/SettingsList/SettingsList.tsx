import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import * as css from './SettingsList.css';

export interface SettingsListRootProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  /** The topic of the settings: the group's heading and accessible name. */
  title: ReactNode;
  /** The heading's level in the page's outline. */
  level?: HeadingProps['level'];
  description?: ReactNode;
}

/** The group with its heading. */
export function Root({ title, level = 2, description, className, children, ...rest }: SettingsListRootProps) {
  const id = useId();
  return (
    <section {...rest} className={classNames(css.root, className)} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} level={level} size="card">
          {title}
        </Heading>
        {description && <Text tone="textMuted">{description}</Text>}
      </div>
      {children}
    </section>
  );
}

/** Any other setting, for example a choice, or a button with a text. */
export function Row({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.row, className)} />;
}
