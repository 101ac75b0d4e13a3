import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { askToNotify, mayNotify } from './notices.ts';
import styles from './online.module.css';
import { useOnlineWords } from './text/index.ts';

/** Asks the browser for notices on a click, and says whether it gives them. */
export function NoticeSwitch() {
  const { table } = useOnlineWords();
  const [may, setMay] = useState(mayNotify);
  if (may === 'unsupported') return null;
  if (may === 'granted') return <p className={styles['soft']}>{table.noticeOn}</p>;
  if (may === 'denied') return <p className={styles['soft']}>{table.noticeOff}</p>;
  return (
    <Button onClick={() => void askToNotify().then(setMay)}>
      <Bell size={17} aria-hidden /> {table.notice}
    </Button>
  );
}
