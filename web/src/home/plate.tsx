import type { GameMeta } from '@orrery/catalog';
import { BookOpen, Play, SlidersHorizontal, User, Users } from 'lucide-react';
import { useState } from 'react';
import { useLang, useWords } from '../i18n/index.ts';
import { InviteDoor } from '../online/home/online-doors.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import type { World } from '../worlds/worlds.ts';
import { GameOptions } from './game-options.tsx';
import styles from './plate.module.css';
import { againstBots, alone, sameScreen } from './seatings.ts';
import { useBegin } from './use-begin.ts';

type Open = 'options' | 'same-screen' | null;

/** One world: its drawing, what the box says, and what can be done from here. */
export function Plate({ world, meta }: { readonly world: World; readonly meta: GameMeta }) {
  const { home, weight, worlds } = useWords();
  const lang = useLang();
  const { begin, busy } = useBegin();
  const [open, setOpen] = useState<Open>(null);
  const title = meta.title[lang];
  const { Drawing } = world;
  return (
    <li className={styles['plate']} data-world={world.id} data-playable={meta.available}>
      <div className={styles['drawing']}>
        <Drawing />
        {!meta.available && <span className={styles['notYet']}>{home.notYet}</span>}
      </div>
      <div className={styles['words']}>
        <h3>{title}</h3>
        <p className={styles['facts']}>
          {home.players(meta.seats.min, meta.seats.max)} · {home.minutes(...world.minutes)} ·{' '}
          {weight[world.weight]}
        </p>
        <p className={styles['sentence']}>{worlds[world.id]}</p>
      </div>
      {meta.available && (
        <div className={styles['doors']}>
          <Button
            look="main"
            className={styles['play']}
            aria-label={home.playWorld(title)}
            disabled={busy}
            onClick={() => void begin({ game: meta.id, seats: againstBots(2) })}
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
          <LinkButton to={`/rules/${meta.id}`} label={home.rulesWorld(title)}>
            <BookOpen size={16} aria-hidden /> {home.rules}
          </LinkButton>
          <Button
            look="icon"
            className={styles['more']}
            aria-label={home.optionsWorld(title)}
            title={home.options}
            onClick={() => setOpen('options')}
          >
            <SlidersHorizontal size={18} aria-hidden />
          </Button>
        </div>
      )}
      {open && (
        <GameOptions
          meta={meta}
          seats={open === 'same-screen' ? sameScreen(meta.seats) : againstBots(2)}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}
