import { Heading, Stack, Text } from '@verapix/ui';
import type { ReactNode } from 'react';
import * as css from './Sheet.css';

export interface SheetProps {
  title: string;
  /** The purpose of the page, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page about the design system: its title, a description and its content. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <main className={css.root}>
      <Stack gap="s">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Text size="l" tone="textMuted" measure>
          {lead}
        </Text>
      </Stack>
      {children}
    </main>
  );
}
