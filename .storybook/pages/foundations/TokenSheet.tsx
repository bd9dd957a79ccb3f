import { Heading, Stack, Switch } from '@verapix/ui';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../parts/Sheet';
import { TokenTable, type TokenTableProps } from './TokenTable';

export interface TokenSheetProps {
  title: string;
  lead: ReactNode;
  /** The groups of tokens on this page. A page of one has no headings. */
  groups: readonly (Omit<TokenTableProps, 'showsUsers'> & { title: string })[];
  /** What there is to say below the tables. */
  children?: ReactNode;
}

/** A page of the foundations: its tokens, read from the theme, and on demand who reads them. */
export function TokenSheet({ title, lead, groups, children }: TokenSheetProps) {
  const [showsUsers, setShowsUsers] = useState(false);
  return (
    <Sheet title={title} lead={lead}>
      <Switch
        label="Show which components read each token"
        checked={showsUsers}
        onCheckedChange={setShowsUsers}
      />
      {groups.map(({ title: heading, ...table }) => (
        <Stack key={table.group} gap="s">
          {groups.length > 1 && <Heading level={2}>{heading}</Heading>}
          <TokenTable {...table} showsUsers={showsUsers} />
        </Stack>
      ))}
      {children}
    </Sheet>
  );
}
