import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { usePreferences } from '../preferences.ts';
import { askToNotify, mayNotify, stopNotices } from './notices.ts';
import styles from './online.module.css';
import { useOnlineWords } from './text/index.ts';

/** Asks the browser for notices on a click, says whether it gives them, and ends them again. */
export function NoticeSwitch() {
  const { table } = useOnlineWords();
  const isWanted = usePreferences(({ notices }) => notices);
  const [may, setMay] = useState(mayNotify);
  if (may === 'unsupported') return null;
  if (may === 'denied') return <p className={styles['soft']}>{table.noticeOff}</p>;
  const isOn = may === 'granted' && isWanted;
  const Icon = isOn ? BellOff : Bell;
  // One button for both, so that it keeps the focus.
  return (
    <>
      {isOn && <p className={styles['soft']}>{table.noticeOn}</p>}
      <Button onClick={() => void (isOn ? stopNotices() : askToNotify().then(setMay))}>
        <Icon size={17} aria-hidden /> {isOn ? table.noticeStop : table.notice}
      </Button>
    </>
  );
}
