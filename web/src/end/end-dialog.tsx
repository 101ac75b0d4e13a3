import type { Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { Download, History, RotateCcw } from 'lucide-react';
import { useCallback } from 'react';
import type { LoadedGame } from '../games.ts';
import { useBegin } from '../home/use-begin.ts';
import { useWords } from '../i18n/index.ts';
import { joinNames } from '../names.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useDownload } from '../parts/use-download.ts';
import { useRules } from '../rules/load.ts';
import { findRule } from '../rules/parse.ts';
import type { EndExtras } from '../table/extras.ts';
import { ScoreTable } from '../table/score-table.tsx';
import { withMachines } from '../table/machines.ts';
import { Aims } from './aims.tsx';
import { host } from '../the-host.ts';
import { Bars } from './bars.tsx';
import styles from './end.module.css';
import { LookBack } from './look-back.tsx';
import { Picture } from './picture.tsx';
import { Ranks } from './ranks.tsx';
import { Share } from './share.tsx';
import { verdict } from './verdict.ts';

/** Who won and why, the points by category, and what comes next. */
export function EndDialog({
  client,
  game,
  state,
  voice,
  extras,
  onClose,
}: {
  readonly client: TableClient;
  readonly game: LoadedGame;
  readonly state: TableState;
  readonly voice: Voice;
  readonly extras?: EndExtras | undefined;
  readonly onClose: () => void;
}) {
  const { end } = useWords();
  const { begin, busy } = useBegin();
  const download = useDownload(client);
  const { outcome, scores, seats, options, viewer } = state.update;
  const rules = useRules(client.game);
  const openHere = useCallback(() => host().replay(client.id), [client]);
  if (!outcome) return null;
  const { how, points, lead } = verdict(scores, outcome.winners);
  const all = withMachines(scores, game.module.text, state.update.view, voice);
  const [machine] = all.scores.slice(scores.length);
  const names = joinNames(outcome.winners.map(voice.name), voice.lang);
  const alone = outcome.winners.length === 1;
  const mine = alone && outcome.winners[0] === viewer && viewer !== null;
  const tieRule =
    how === 'points' || how === 'alone'
      ? null
      : findRule(rules?.chapters ?? [], game.module.tieBreak);
  const totals = scores.map((score) => score.total);
  const rank = game.module.text.verdict?.(voice.lang, totals) ?? null;
  // Said to others too, whose game it was not.
  const won =
    rank ??
    (outcome.winners.length === 0 ? end.nobodyWins : alone ? end.wins(names) : end.share(names));
  const replayTo = extras?.replayTo ?? `/replay/${client.id}`;

  const why = {
    points: end.byPoints(points, lead),
    tieBreak: end.byTieBreak(points),
    shared: end.shared(points),
    alone:
      machine === undefined
        ? end.alone(points)
        : end.against(points, all.voice.name(scores.length), machine.total),
  }[how];
  return (
    <Dialog
      title={end.title}
      closeLabel={end.look}
      onClose={onClose}
      acts={
        <>
          {extras?.onRematch !== null && (
            <Button
              look="main"
              disabled={busy}
              onClick={
                extras?.onRematch ?? (() => void begin({ game: client.game, seats, options }))
              }
            >
              <RotateCcw size={17} aria-hidden /> {extras?.rematch?.go ?? end.rematch}
            </Button>
          )}
          <LinkButton to={replayTo}>
            <History size={17} aria-hidden /> {end.replay}
          </LinkButton>
          <Button onClick={() => void download()}>
            <Download size={17} aria-hidden /> {end.download}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {end.look}
          </Button>
        </>
      }
    >
      <div className={styles['verdict']}>
        <p className={styles['who']}>{rank === null && mine ? end.youWin : won}</p>
        <p>{why}</p>
        {extras?.rematch && <p role="status">{extras.rematch.text}</p>}
        {tieRule && <p className={styles['rule']}>{tieRule.text}</p>}
      </div>
      <Ranks ranks={game.module.text.ranks?.(voice.lang, totals) ?? []} />
      <Bars
        game={client.game}
        seats={seats}
        scores={all.scores}
        voice={all.voice}
        text={game.module.text}
      />
      <Aims aims={game.module.text.aims?.(voice.lang, state.update.view) ?? []} />
      <div className={styles['after']}>
        <LookBack
          id={client.id}
          seats={seats.length}
          open={extras?.replay ?? openHere}
          replayTo={replayTo}
          text={game.module.text}
          voice={voice}
        />
        <Share
          name={`orrery-${client.game}-${client.id.slice(0, 8)}.png`}
          replayTo={extras?.replayTo ?? null}
          picture={
            <Picture
              game={client.game}
              table={client.id}
              title={game.module.text.title[voice.lang]}
              who={won}
              why={why}
              scores={scores}
              winners={outcome.winners}
              voice={voice}
            />
          }
        />
      </div>
      {/* The body scrolls, and what scrolls must be reachable by keyboard. */}
      <div className={styles['table']} tabIndex={0} role="region" aria-label={end.table}>
        <ScoreTable
          scores={all.scores}
          text={game.module.text}
          voice={all.voice}
          winners={outcome.winners}
          brief
          numbered
        />
      </div>
      {extras?.proof}
    </Dialog>
  );
}
