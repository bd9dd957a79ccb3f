import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './ToolPanel.css';

export interface ToolPanelRootProps extends ComponentProps<'div'> {
  /** The state of the tool's machine, such as `tool-run.processing`, set as `data-machine-state` for tests. */
  state?: string;
}

/** The workspace of a tool: the picture stays in view, and the controls scroll beside it, on phones below it. */
export function Root({ state, className, ...rest }: ToolPanelRootProps) {
  return <div {...rest} className={classNames(css.root, className)} data-machine-state={state} />;
}

export interface ToolPanelPartProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading: 'Picture', 'Settings'. */
  label: string;
  /** The heading's level in the page's outline. */
  level?: HeadingProps['level'];
}

export interface ToolPanelStageProps extends ToolPanelPartProps {
  /** Shown over the picture: the `Progress` of a run. */
  status?: ReactNode;
}

/** The area of the picture. Its heading is for screen readers only. */
export function Stage({ label, level = 2, status, className, children, ...rest }: ToolPanelStageProps) {
  const id = useId();
  const Title = `h${level}` as 'h2';
  return (
    <section {...rest} className={classNames(css.stage, className)} aria-labelledby={id}>
      <div className={css.view}>
        <Title id={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Title>
        {children}
        {status && <div className={css.status}>{status}</div>}
      </div>
    </section>
  );
}

/** The controls, below a heading. */
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

/** The main actions: below the controls, and always visible at the bottom of the window. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.actions, className)} />;
}

/** Secondary actions, below the main ones; they scroll. With `inert` they are hidden and keep their place. */
export function More({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.more, className)} />;
}
