import { Button, Inline, InternalLink } from '@verapix/ui';
import { paths } from '../../paths';
import { HomeSection } from './HomeSection';

/** The last word: begin, or read first. */
export function GetStarted() {
  return (
    <HomeSection
      title="Bring a picture"
      lead="Open a tool and try it with a picture of yours. You need no account for it."
    >
      <Inline gap="s">
        <Button asChild tone="accent" look="solid" size="l">
          <InternalLink to={paths.tools}>Get Started</InternalLink>
        </Button>
        <Button asChild size="l">
          <InternalLink to={paths.docs}>View Documentation</InternalLink>
        </Button>
      </Inline>
    </HomeSection>
  );
}
