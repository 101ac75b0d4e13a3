import type { Voice } from '@orrery/shared';
import { labelled, wrap } from '@orrery/shared/lines';
import type { AntarcticaView } from '../rules/view-types.ts';
import { deckRows, pileRows, trackRows } from './cards.ts';
import { playerRows } from './players.ts';
import { freedRow, heading, zoneRows } from './zones.ts';
import { say } from '../text/say.ts';

/** The table in lines: zones, decks, tracks, players. */
export function terminal(view: AntarcticaView, voice: Voice, width: number): readonly string[] {
  return [
    ...wrap(heading(view, voice), width, 2),
    ...labelled([...zoneRows(view, voice), freedRow(view, voice)], width),
    '',
    ...labelled([...deckRows(view, voice), ...pileRows(view, voice)], width),
    '',
    ...labelled(trackRows(view, voice), width),
    '',
    ...labelled(playerRows(view, voice), width),
    ...wrap(say(voice.lang, 'terminal.legend'), width),
  ];
}
