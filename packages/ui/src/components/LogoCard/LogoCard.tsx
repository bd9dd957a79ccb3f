import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import * as css from './LogoCard.css';

export interface LogoPicture {
  /** Undefined while it is on its way: its room is held. */
  src: string | undefined;
  alt: string;
  /** What it stands on: a CSS colour, the same in both themes. */
  ground: string;
}

/** The logo somewhere else: on another ground, or small. */
export interface LogoPreview extends Omit<LogoPicture, 'alt'> {
  label: string;
  /** Its side in CSS pixels where it is seen at exactly that size, such as 16 for a favicon. */
  exactly?: number;
}

export interface LogoCardProps extends Omit<ComponentProps<'article'>, 'onSelect' | 'title'> {
  /** What sets this one apart from its like, such as 'Mark and name'. */
  title: string;
  picture: LogoPicture;
  previews: readonly LogoPreview[];
  selected: boolean;
  onSelect: () => void;
  /** Downloads. */
  actions: ReactNode;
}

/** A logo to choose: large on its ground, then as it looks elsewhere. In a `Grid` with its like. */
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
        {previews.map((preview) => (
          <Preview key={preview.label} preview={preview} />
        ))}
      </ul>
      <div className={css.foot}>
        <div className={css.head}>
          <Text as="span">{title}</Text>
          <Button
            size="s"
            look={selected ? 'solid' : 'outline'}
            aria-pressed={selected}
            aria-label={`Select: ${title}`}
            icon={selected ? <Icon of={Check} size="s" /> : undefined}
            onClick={onSelect}
          >
            Select
          </Button>
        </div>
        {actions}
      </div>
    </article>
  );
}

function Preview({ preview: { label, src, ground, exactly } }: { preview: LogoPreview }) {
  return (
    <li className={css.preview}>
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
  );
}
