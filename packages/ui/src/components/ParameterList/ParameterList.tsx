import * as messages from '@verapix/messages/ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './ParameterList.css';

/** A parameter, a header or a field of a response. */
export interface Parameter {
  /** Its name in a request. Unique in the list. */
  name: string;
  /** Its type, in a few words: 'number, 2 to 4', 'string'. */
  type: string;
  required?: boolean;
  /** Its purpose and valid values. */
  description: ReactNode;
  /** The fields of a parameter that is an object. */
  parts?: readonly Parameter[];
}

export interface ParameterListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  parameters: readonly Parameter[];
}

/** The fields of a request or response as a list, which reads the same at every width. */
export function ParameterList({ parameters, className, ...rest }: ParameterListProps) {
  return (
    <dl {...rest} className={classNames(css.root, className)}>
      {parameters.map(({ name, type, required = false, description, parts = [] }) => (
        <div key={name} className={css.item}>
          <dt className={css.head}>
            <code className={css.name}>{name}</code>
            <span className={css.type}>{type}</span>
            {required && <span className={css.required}>{messages.required}</span>}
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
