import { Anchor, Globe, ScrollText, Users } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/index.ts';
import styles from './frame.module.css';

const TABS = ['board', 'own', 'players', 'log'] as const;
export type Tab = (typeof TABS)[number];

const ICONS = { board: Globe, own: Anchor, players: Users, log: ScrollText } as const;

/** On a phone the parts of the table are behind these; a dot says that something changed there. */
export function Tabs({
  tab,
  onTab,
  seq,
}: {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly seq: number;
}) {
  const { table } = useWords();
  const [seen, setSeen] = useState<Readonly<Record<Tab, number>>>({
    ...{ board: seq, own: seq, players: seq, log: seq },
  });
  if (seen[tab] !== seq) setSeen({ ...seen, [tab]: seq });
  return (
    <nav className={styles['tabs']} aria-label={table.tabs}>
      {TABS.map((each) => {
        const Icon = ICONS[each];
        const fresh = each !== tab && seen[each] !== seq;
        return (
          <button
            key={each}
            type="button"
            aria-current={each === tab}
            data-fresh={fresh}
            onClick={() => onTab(each)}
          >
            <Icon size={18} aria-hidden />
            <span>{table[each]}</span>
          </button>
        );
      })}
    </nav>
  );
}
