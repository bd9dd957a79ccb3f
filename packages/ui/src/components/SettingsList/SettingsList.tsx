import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import * as css from './SettingsList.css';

export interface SettingsListRootProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  /** What the settings are about: the group's heading and accessible name. */
  title: ReactNode;
  /** The heading's rank in the page's outline. */
  level?: HeadingProps['level'];
  description?: ReactNode;
}

/** Names the group. */
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

/** A setting of another kind, for example a choice or a button with its text. */
export function Row({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.row, className)} />;
}
