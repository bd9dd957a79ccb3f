import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './ParameterList.css';

/** A parameter, a header or a field of an answer. */
export interface Parameter {
  /** As it is written in a request. Unique in its list. */
  name: string;
  /** Its kind, in a few words: 'number, 2 to 4', 'string'. */
  type: string;
  required?: boolean;
  /** What it is for and what it may be. */
  description: ReactNode;
  /** The fields of a parameter that is an object. */
  parts?: readonly Parameter[];
}

export interface ParameterListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  parameters: readonly Parameter[];
}

/** What a request takes or an answer holds, one under the other, so that it reads the same on every width. */
export function ParameterList({ parameters, className, ...rest }: ParameterListProps) {
  return (
    <dl {...rest} className={classNames(css.root, className)}>
      {parameters.map(({ name, type, required = false, description, parts = [] }) => (
        <div key={name} className={css.item}>
          <dt className={css.head}>
            <code className={css.name}>{name}</code>
            <span className={css.type}>{type}</span>
            {required && <span className={css.required}>required</span>}
          </dt>
          <dd className={css.body}>
            {description && <div>{description}</div>}
            {parts.length > 0 && (
              <div className={css.parts}>
                <ParameterList parameters={parts} />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
