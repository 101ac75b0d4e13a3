import { missing } from '@orrery/kernel';
import { type ArtemisData, data, type Kind } from '../data/index.ts';
import { type Artemis, isSolo } from './state.ts';

type RoundSetup = ArtemisData['roundSetup'][number];

/** What is laid out each round; solo is prepared as for two (ART-SOLO-01). */
export function roundSetup(s: Artemis): RoundSetup {
  const players = isSolo(s) ? data.soloUsesPlayers : s.players.length;
  for (const row of data.roundSetup) {
    if (row.players === players && row.hardMode === s.hardMode) return row;
  }
  return missing('round setup for players', players);
}

export const academySpaces = (s: Artemis): number => roundSetup(s).academySlots;

/** Ocean tiles in rounds 1 to 3, Surface tiles in rounds 4 to 6. */
export const stackKind = (s: Artemis): Kind =>
  data.rounds.oceanRounds.includes(s.round) ? 'ocean' : 'surface';
