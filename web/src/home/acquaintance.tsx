import type { GameMeta } from '@orrery/shared';
import { GraduationCap } from 'lucide-react';
import { useLang } from '../i18n/index.ts';
import { LESSONS } from '../learn/lessons.ts';
import { type Knowing, LEVELS_OF_KNOWING, levelFor, say } from '../learn/newcomer.ts';
import { useLearnWords } from '../learn/text/index.ts';
import { botName } from '../names.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { BotFace, Stars } from '../parts/face.tsx';
import styles from './acquaintance.module.css';

/** Where a bot sits against one person. */
const OPPOSITE = 1;

/** Asked once before the first game: how well one knows it, and so against whom one plays. */
export function Acquaintance({
  meta,
  busy,
  onAnswer,
  onClose,
}: {
  readonly meta: GameMeta;
  readonly busy: boolean;
  readonly onAnswer: (knowing: Knowing) => void;
  readonly onClose: () => void;
}) {
  const words = useLearnWords();
  const lang = useLang();
  return (
    <Dialog
      title={words.asked(meta.title[lang])}
      closeLabel={words.notNow}
      onClose={() => {
        // Whoever would rather not say is not asked again, and meets the gentlest.
        say(meta.id, 'unsaid');
        onClose();
      }}
      acts={
        LESSONS.has(meta.id) && (
          <LinkButton to={`/learn/${meta.id}`}>
            <GraduationCap size={16} aria-hidden /> {words.learnFirst}
          </LinkButton>
        )
      }
    >
      <ul className={styles['answers']}>
        {LEVELS_OF_KNOWING.map((knowing) => {
          const level = levelFor(knowing);
          return (
            <li key={knowing}>
              <Button
                className={styles['answer']}
                disabled={busy}
                onClick={() => onAnswer(knowing)}
                data-knowing={knowing}
              >
                <BotFace
                  seating={{ kind: 'bot', level }}
                  seat={OPPOSITE}
                  game={meta.id}
                  size={52}
                />
                <span className={styles['words']}>
                  <strong>{words.knowing[knowing]}</strong>
                  <span>
                    {words.against(botName(level, OPPOSITE, meta.id, lang))} <Stars level={level} />
                  </span>
                  <span>{words.meansThat[knowing]}</span>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
