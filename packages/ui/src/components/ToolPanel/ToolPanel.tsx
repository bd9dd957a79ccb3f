import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './ToolPanel.css';

export interface ToolPanelRootProps extends ComponentProps<'div'> {
  /** Where the tool's machine is, as `tool-run.processing`: told to tests in `data-machine-state`. */
  state?: string;
}

/** The workspace of a tool: the picture on one side, what can be set on the other; on phones one above the other. */
export function Root({ state, className, ...rest }: ToolPanelRootProps) {
  return <div {...rest} className={classNames(css.root, className)} data-machine-state={state} />;
}

export interface ToolPanelPartProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading: 'Picture', 'Settings'. */
  label: string;
  /** The heading's rank in the page's outline. */
  level?: HeadingProps['level'];
}

/** Where the picture is. What it is can be seen, so its heading is for screen readers. */
export function Stage({ label, level = 2, className, children, ...rest }: ToolPanelPartProps) {
  const id = useId();
  const Title = `h${level}` as 'h2';
  return (
    <section {...rest} className={classNames(css.stage, className)} aria-labelledby={id}>
      <Title id={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Title>
      {children}
    </section>
  );
}

/** What can be set, under a heading. */
export function Controls({ label, level = 2, className, children, ...rest }: ToolPanelPartProps) {
  const id = useId();
  return (
    <section {...rest} className={classNames(css.controls, className)} aria-labelledby={id}>
      <Heading id={id} level={level} size="card">
        {label}
      </Heading>
      {children}
    </section>
  );
}

/** What is to be done next: under the controls, and always at hand at the bottom of the window. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.actions, className)} />;
}

/** What else can be done, under the actions; it is scrolled to. */
export function More({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.more, className)} />;
}
