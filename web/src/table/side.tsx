import type { DrawProps, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { TableState } from '@orrery/table/client';
import { BookOpen, CircleQuestionMark, Download, Settings2, Trophy } from 'lucide-react';
import { useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Segments } from '../parts/segments.tsx';
import type { Extras } from './extras.ts';
import { GoalsInSight } from './goals-in-sight.tsx';
import { Log } from './log.tsx';
import { withMachines } from './machines.ts';
import { ScoreTable } from './score-table.tsx';
import { isCrowded } from './seats-at.ts';
import styles from './side.module.css';

type Part = 'log' | 'scores' | 'supply';

/** Beside the board: the log, the points by category, what is left; and the doors to rules and settings. */
export function Side({
  game,
  draw,
  state,
  voice,
  onHover,
  onRules,
  onLegend,
  onSettings,
  onResult,
  onDownload,
  extras,
}: {
  readonly game: LoadedGame;
  readonly draw: DrawProps<unknown>;
  readonly state: TableState;
  readonly voice: Voice;
  readonly onHover: (places: ReadonlySet<Place> | null) => void;
  readonly onRules: () => void;
  readonly onLegend: () => void;
  readonly onSettings: () => void;
  readonly onResult: (() => void) | null;
  /** Null while the file would tell secrets. */
  readonly onDownload: (() => void) | null;
  readonly extras?: Extras | undefined;
}) {
  const { table, rules, settings, end } = useWords();
  const [part, setPart] = useState<Part>('log');
  const { ui, module } = game;
  const { Supply } = ui;
  const mine = draw.me ?? extras?.followed ?? null;
  const parts: readonly (readonly [Part, string])[] = [
    ['log', table.log],
    ['scores', table.scores],
    ...(Supply ? ([['supply', table.supply]] as const) : []),
  ];
  return (
    <aside className={styles['side']} aria-label={table.log} data-part="log">
      <div className={styles['doors']}>
        <Button look="quiet" onClick={onRules} aria-keyshortcuts="r">
          <BookOpen size={17} aria-hidden /> {rules.inGame}
        </Button>
        {onResult && (
          <Button look="quiet" onClick={onResult}>
            <Trophy size={17} aria-hidden /> {end.result}
          </Button>
        )}
        {onDownload && (
          <Button look="icon" aria-label={end.download} onClick={onDownload}>
            <Download size={19} aria-hidden />
          </Button>
        )}
        {extras?.door}
        <Button look="icon" aria-label={table.legend} aria-keyshortcuts="?" onClick={onLegend}>
          <CircleQuestionMark size={19} aria-hidden />
        </Button>
        <Button look="icon" aria-label={settings.title} aria-keyshortcuts="s" onClick={onSettings}>
          <Settings2 size={19} aria-hidden />
        </Button>
      </div>
      <div className={styles['parts']}>
        <Segments label={table.tabs} hideLabel value={part} among={parts} onChange={setPart} />
      </div>
      {part === 'log' && (
        <Log
          log={state.log}
          asides={extras?.asides}
          ui={ui}
          text={module.text}
          voice={voice}
          voiceAt={extras?.voiceAt}
          onHover={onHover}
        />
      )}
      {part === 'scores' && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={table.scores}>
          {mine !== null && isCrowded(state) && state.update.outcome === null && (
            <GoalsInSight ui={ui} view={draw.view} lang={draw.lang} seat={mine} onHover={onHover} />
          )}
          <ScoreTable
            {...withMachines(state.update.scores, module.text, state.update.view, voice)}
            text={module.text}
          />
        </div>
      )}
      {part === 'supply' && Supply && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={table.supply}>
          <Supply {...draw} />
        </div>
      )}
      {extras?.side}
    </aside>
  );
}
