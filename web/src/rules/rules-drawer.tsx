import type { RuleId } from '@orrery/kernel';
import { useDeferredValue } from 'react';
import { useWords } from '../i18n/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { RuleBook } from './rule-book.tsx';

export function RulesDrawer({
  game,
  title,
  at,
  onClose,
}: {
  readonly game: string;
  readonly title: string;
  readonly at: RuleId | null;
  readonly onClose: () => void;
}) {
  const { rules } = useWords();
  // The drawer answers the click at once; the book is long.
  const bound = useDeferredValue(true, false);
  return (
    <Dialog shape="drawer" title={rules.title(title)} closeLabel={rules.close} onClose={onClose}>
      {bound && <RuleBook game={game} at={at} />}
    </Dialog>
  );
}
