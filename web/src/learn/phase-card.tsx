import { fill, type Voice } from '@orrery/shared';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import styles from './card.module.css';
import { say } from './newcomer.ts';
import { useLearnWords } from './text/index.ts';
import type { DueCard } from './use-card.ts';

/** Escape puts it away, unless it is meant for something that lies above. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onClose]);
}

/** What a phase is about, when it comes for the first time. Nothing waits until it is read. */
export function PhaseCard({
  game,
  due: { card, facts },
  voice: { lang, name },
  look = 'over',
  onClose,
}: {
  readonly game: string;
  readonly due: DueCard;
  readonly voice: Voice;
  /** Over the board, or where a lesson speaks. */
  readonly look?: 'over' | 'lesson';
  readonly onClose: () => void;
}) {
  const words = useLearnWords();
  useEscape(onClose);
  const { n = 0, seat } = facts;
  const params = { n, player: seat === undefined ? '' : name(seat) };
  return (
    <section
      className={styles[look]}
      data-card={card.id}
      // A tap anywhere on it: whoever uses keys or hears it has the button.
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button')) onClose();
      }}
    >
      <div role="status" className={styles['words']}>
        <h2>{fill(card.title[lang], params, lang)}</h2>
        <p>{fill(card.words[lang], params, lang)}</p>
      </div>
      <div className={styles['acts']}>
        {look === 'over' && (
          <Button look="quiet" onClick={() => say(game, 'known')}>
            {words.knowIt}
          </Button>
        )}
        <Button look="main" aria-keyshortcuts="Escape" onClick={onClose}>
          <Check size={17} aria-hidden /> {words.gotIt}
        </Button>
      </div>
    </section>
  );
}
