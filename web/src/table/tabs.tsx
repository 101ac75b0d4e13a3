import type { Viewer } from '@orrery/kernel';
import type { TableState } from '@orrery/table/client';
import { Anchor, Globe, Menu, Users } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { changedAt } from './changed-at.ts';
import styles from './frame.module.css';

const TABS = ['board', 'own', 'players', 'log'] as const;
export type Tab = (typeof TABS)[number];

const ICONS = { board: Globe, own: Anchor, players: Users, log: Menu } as const;

/** On a phone the parts of the table are behind these; a dot says that something changed there. */
export function Tabs({
  tab,
  onTab,
  state,
  me,
  said,
  unread,
}: {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly state: TableState;
  readonly me: Viewer;
  /** Lines of chat, which stand with the log. */
  readonly said: number;
  readonly unread: number;
}) {
  const { table } = useWords();
  // With the log stand the chat, the points, the rules, the settings and what belongs to the table.
  const names = { board: table.board, own: table.own, players: table.players, log: table.more };
  const { seq } = state.update;
  const now = { board: seq, ...changedAt(state.log.steps, me), log: seq + said };
  const [seen, setSeen] = useState<Readonly<Record<Tab, number>>>(now);
  if (seen[tab] !== now[tab]) setSeen({ ...seen, [tab]: now[tab] });
  return (
    <nav className={styles['tabs']} aria-label={table.tabs}>
      {/* Whoever only watches has nothing of their own. */}
      {TABS.filter((each) => me !== null || each !== 'own').map((each) => {
        const Icon = ICONS[each];
        const fresh = each !== tab && seen[each] !== now[each];
        return (
          <button
            key={each}
            type="button"
            aria-current={each === tab}
            data-fresh={fresh && !(each === 'log' && unread > 0)}
            onClick={() => onTab(each)}
          >
            <Icon size={18} aria-hidden />
            <span>{names[each]}</span>
            {each === 'log' && unread > 0 && (
              <span className={styles['unread']}>
                {unread} <span className="spoken">{table.unread(unread)}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
