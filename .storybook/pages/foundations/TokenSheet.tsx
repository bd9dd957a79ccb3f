import { tokenUses } from 'virtual:token-uses';
import { Code, Heading, Stack, Switch, Text } from '@verapix/ui';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../parts/Sheet';
import { Table } from '../parts/Table';
import { type Token, type TokenGroup, tokensOf } from './tokens';

export interface TokenSheetProps {
  title: string;
  lead: ReactNode;
  /** The groups of tokens on this page. A page with one group has no headings. */
  groups: readonly (Omit<TokenTableProps, 'showsUsers'> & { title: string })[];
  /** Content below the tables. */
  children?: ReactNode;
}

/** A foundations page: its tokens, read from the theme, and on demand where they are used. */
export function TokenSheet({ title, lead, groups, children }: TokenSheetProps) {
  const [showsUsers, setShowsUsers] = useState(false);
  return (
    <Sheet title={title} lead={lead}>
      <Switch
        label="Show which components use each token"
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

interface TokenTableProps {
  group: TokenGroup;
  /** Name of the table. */
  caption: string;
  /** A sample of the token. */
  sample?: (token: Token) => ReactNode;
  /** Shows which components use each token. */
  showsUsers: boolean;
}

/** All tokens of a group: name, purpose, value and a sample of each. */
function TokenTable({ group, caption, sample, showsUsers }: TokenTableProps) {
  const isColour = group === 'color';
  const columns = [
    'Token',
    ...(sample ? ['Sample'] : []),
    ...(isColour ? ['Light', 'Dark'] : ['Value']),
    ...(showsUsers ? ['Used by'] : []),
  ];
  const rows = tokensOf(group).map((token) => ({
    id: token.name,
    cells: [
      <TokenName key="name" token={token} />,
      ...(sample ? [sample(token)] : []),
      <Code key="value">{token.value}</Code>,
      ...(isColour ? [<Code key="dark">{token.darkValue}</Code>] : []),
      ...(showsUsers ? [tokenUses[token.name]?.join(', ')] : []),
    ],
  }));
  return <Table caption={caption} columns={columns} rows={rows} />;
}

function TokenName({ token: { name, purpose } }: { token: Token }) {
  return (
    <Stack gap="xxs">
      <span>{name}</span>
      {purpose && (
        <Text as="span" size="s" tone="textMuted">
          {purpose}
        </Text>
      )}
    </Stack>
  );
}
