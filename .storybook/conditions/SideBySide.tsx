import { useEffect, useState } from 'react';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** The stories beside this one, as Storybook lists them next to its frame. */
async function fetchSiblings(storyId: string): Promise<IndexEntry[]> {
  const response = await fetch('index.json');
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  const title = entries[storyId]?.title;
  return Object.values(entries).filter((entry) => entry.type === 'story' && entry.title === title);
}

/** Two stories of the same component beside each other, or below each other on a phone. Each is chosen in the list above it. */
export function SideBySide({ storyId, addressOf }: { storyId: string; addressOf: (id: string) => string }) {
  const [siblings, setSiblings] = useState<IndexEntry[]>([]);
  useEffect(() => {
    let current = true;
    void fetchSiblings(storyId).then((entries) => current && setSiblings(entries));
    return () => {
      current = false;
    };
  }, [storyId]);
  const other = siblings.find(({ id }) => id !== storyId) ?? siblings[0];
  if (!other) return null;
  return (
    <div
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' }}
    >
      <Side label="First state" initial={storyId} {...{ siblings, addressOf }} />
      <Side label="Second state" initial={other.id} {...{ siblings, addressOf }} />
    </div>
  );
}

interface SideProps {
  label: string;
  initial: string;
  siblings: readonly IndexEntry[];
  addressOf: (id: string) => string;
}

function Side({ label, initial, siblings, addressOf }: SideProps) {
  const [shown, setShown] = useState(initial);
  return (
    <div style={{ display: 'grid', gap: '0.5rem', minInlineSize: 0 }}>
      <select aria-label={label} value={shown} onChange={({ target }) => setShown(target.value)}>
        {siblings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <iframe
        title={label}
        src={addressOf(shown)}
        style={{ inlineSize: '100%', blockSize: '80vh', border: '1px solid' }}
      />
    </div>
  );
}
