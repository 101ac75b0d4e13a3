import type { GameMeta } from '@orrery/shared';
import { BookOpen, GraduationCap, Play, SlidersHorizontal, User, Users } from 'lucide-react';
import { useState } from 'react';
import { PLAYABLE, worldOf } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { type Knowing, levelFor, say, useNewcomer } from '../learn/newcomer.ts';
import { LESSONS } from '../learn/lessons.ts';
import { InviteDoor } from '../online/home/online-doors.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import { Acquaintance } from './acquaintance.tsx';
import { GameOptions } from './game-options.tsx';
import styles from './plate.module.css';
import { againstBots, alone, sameScreen } from './seatings.ts';
import { useBegin } from './use-begin.ts';

type Open = 'options' | 'same-screen' | 'asked' | null;

/** One world: its drawing, what the box says, and what can be done from here. */
export function Plate({ meta }: { readonly meta: GameMeta }) {
  const { home, weight } = useWords();
  const lang = useLang();
  const { begin, busy } = useBegin();
  const [open, setOpen] = useState<Open>(null);
  const title = meta.title[lang];
  const World = worldOf(meta.id);
  const playable = PLAYABLE.includes(meta);
  const knowing = useNewcomer(({ knows }) => knows[meta.id]);
  const play = (how: Knowing): void =>
    void begin({ game: meta.id, seats: againstBots(2, levelFor(how)) });
  return (
    <li className={styles['plate']} data-world={meta.id} data-playable={playable}>
      <div className={styles['drawing']}>
        {World && <World />}
        {!playable && <span className={styles['notYet']}>{home.notYet}</span>}
      </div>
      <div className={styles['words']}>
        <h3>{title}</h3>
        <p className={styles['facts']}>
          {home.players(meta.seats.min, meta.seats.max)} · {home.minutes(...meta.minutes)} ·{' '}
          {weight[meta.weight]}
        </p>
        <p className={styles['sentence']}>{meta.sentence[lang]}</p>
      </div>
      {playable && (
        <div className={styles['doors']}>
          <Button
            look="main"
            className={styles['play']}
            aria-label={home.playWorld(title)}
            disabled={busy}
            onClick={() => (knowing === undefined ? setOpen('asked') : play(knowing))}
          >
            <Play size={16} aria-hidden fill="currentColor" /> {home.playNow}
          </Button>
          {meta.seats.min === 1 && (
            <Button
              aria-label={home.soloWorld(title)}
              disabled={busy}
              onClick={() => void begin({ game: meta.id, seats: alone() })}
            >
              <User size={16} aria-hidden /> {home.solo}
            </Button>
          )}
          <Button aria-label={home.sameScreenWorld(title)} onClick={() => setOpen('same-screen')}>
            <Users size={16} aria-hidden /> {home.sameScreen}
          </Button>
          <InviteDoor game={meta.id} title={title} />
          {LESSONS.has(meta.id) && (
            <LinkButton to={`/learn/${meta.id}`} label={home.learnWorld(title)}>
              <GraduationCap size={16} aria-hidden /> {home.learn}
            </LinkButton>
          )}
          <LinkButton to={`/rules/${meta.id}`} label={home.rulesWorld(title)}>
            <BookOpen size={16} aria-hidden /> {home.rules}
          </LinkButton>
          <Button
            look="icon"
            className={styles['more']}
            aria-label={home.optionsWorld(title)}
            onClick={() => setOpen('options')}
          >
            <SlidersHorizontal size={18} aria-hidden />
          </Button>
        </div>
      )}
      {open === 'asked' && (
        <Acquaintance
          meta={meta}
          busy={busy}
          onAnswer={(how) => {
            say(meta.id, how);
            play(how);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {(open === 'options' || open === 'same-screen') && (
        <GameOptions
          meta={meta}
          seats={
            open === 'same-screen' ? sameScreen(meta.seats) : againstBots(2, levelFor(knowing))
          }
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}
