import { type CoverName, covers } from '../../content/blog/pictures';

interface CoverPictureProps {
  of: CoverName;
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string;
  /** The largest of the first view is fetched at once; others when they come near. */
  first?: boolean;
  /** Beside a title that says it all. */
  decorative?: boolean;
}

/** The picture of an article, in the width that the screen needs. */
export function CoverPicture({ of, sizes, first = false, decorative = false }: CoverPictureProps) {
  const { small, large, alt } = covers[of];
  return (
    <img
      src={large}
      srcSet={`${small} 480w, ${large} 960w`}
      sizes={sizes}
      width={960}
      height={480}
      alt={decorative ? '' : alt}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
