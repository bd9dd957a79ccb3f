import { tokenUses } from 'virtual:token-uses';
import { Code, Stack, Text } from '@verapix/ui';
import type { ReactNode } from 'react';
import { Table } from '../parts/Table';
import { type Token, type TokenGroup, tokensOf } from './tokens';

export interface TokenTableProps {
  group: TokenGroup;
  /** What the tokens of the group are: the table's name. */
  caption: string;
  /** A token as it looks. */
  sample?: (token: Token) => ReactNode;
  /** Says which components read each token. */
  showsUsers: boolean;
}

/** All tokens of a group: name, purpose, value and a sample of each. */
export function TokenTable({ group, caption, sample, showsUsers }: TokenTableProps) {
  const isColour = group === 'color';
  const columns = [
    'Token',
    ...(sample ? ['Sample'] : []),
    ...(isColour ? ['Light', 'Dark'] : ['Value']),
    ...(showsUsers ? ['Read by'] : []),
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
