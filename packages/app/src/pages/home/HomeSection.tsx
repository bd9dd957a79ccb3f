import { Heading, Stack, Text } from '@verapix/ui';
import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  title: string;
  /** What the section is about, in a sentence or two. */
  lead?: ReactNode;
  /** The name of its place on the page, for links. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the home page under its heading. */
export function HomeSection({ title, lead, anchor, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <Stack gap="l">
        <Stack gap="s">
          <Heading id={heading} level={2} size="title">
            {title}
          </Heading>
          {lead && (
            <Text size="l" tone="textMuted" measure>
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
