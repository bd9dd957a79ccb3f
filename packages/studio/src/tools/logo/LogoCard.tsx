import * as messages from '@verapix/messages/tool-logo';
import { Button, classNames, Icon, Text } from '@verapix/ui';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './LogoCard.css';

interface LogoPicture {
  /** Undefined while loading: its space is reserved. */
  src: string | undefined;
  /** The background: a CSS colour, the same in both themes. */
  ground: string;
}

/** The logo in another context: on another background, or small. */
interface LogoPreview extends LogoPicture {
  label: string;
  /** Its side in CSS pixels if it is shown at exactly that size, such as 16 for a favicon. */
  exactly?: number;
}

export interface LogoCardProps extends Omit<ComponentProps<'article'>, 'onSelect' | 'title'> {
  /** What distinguishes this logo from the others, such as 'Mark and name'. */
  title: string;
  picture: LogoPicture & { alt: string };
  previews: readonly LogoPreview[];
  selected: boolean;
  onSelect: () => void;
  /** Download links. */
  actions: ReactNode;
}

/** A logo to choose: large on its background, then in other contexts. Use several in a `Grid`. */
export function LogoCard({
  title,
  picture,
  previews,
  selected,
  onSelect,
  actions,
  className,
  ...rest
}: LogoCardProps) {
  return (
    <article
      {...rest}
      aria-label={title}
      className={classNames(css.root, className)}
      data-selected={selected || undefined}
    >
      <div className={css.stage} style={{ background: picture.ground }}>
        {picture.src && <img className={css.picture} src={picture.src} alt={picture.alt} />}
      </div>
      <ul className={css.previews}>
        {previews.map(({ label, src, ground, exactly }) => (
          <li key={label} className={css.preview}>
            <span className={css.swatch} style={{ background: ground }}>
              {src && (
                <img
                  className={exactly === undefined ? css.small : css.exact}
                  src={src}
                  alt=""
                  {...(exactly !== undefined && { width: exactly, height: exactly })}
                />
              )}
            </span>
            <Text as="span" size="s" tone="textMuted">
              {label}
            </Text>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <div className={css.head}>
          <Text as="span">{title}</Text>
          <Button
            size="s"
            variant={selected ? 'solid' : 'outline'}
            aria-pressed={selected}
            aria-label={messages.selectNamed({ title })}
            icon={selected ? <Icon of={Check} size="s" /> : undefined}
            onClick={onSelect}
          >
            {messages.selectLogo}
          </Button>
        </div>
        {actions}
      </div>
    </article>
  );
}
