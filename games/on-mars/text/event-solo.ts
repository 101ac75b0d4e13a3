import type { Voice } from '@orrery/shared';
import { at, data } from '../data/index.ts';
import type { MarsEvent } from '../rules/events.ts';
import { actionName, byName, companyName, listed, typeName } from './names.ts';
import { say } from './say.ts';

type Ended = Extract<MarsEvent, { readonly type: 'gameEnded' }>;

function ended(voice: Voice, { winners, totals, goal }: Ended): string {
  const { lang } = voice;
  const isSolo = totals.length === 2 && (winners.length === 0 || goal >= 0);
  const points = totals[winners[0] ?? 0] ?? 0;
  if (isSolo) {
    const his = totals[1] ?? 0;
    if (goal < 0) return say(lang, 'event.gameEnded.lost', { points, his });
    return say(lang, 'event.gameEnded.solo', {
      points,
      his,
      goal: at(data.soloGoals, goal).name[lang],
    });
  }
  const names = listed(
    lang,
    winners.map((seat) => companyName(voice, seat)),
  );
  const key = winners.length > 1 ? 'event.gameEnded.shared' : 'event.gameEnded';
  return say(lang, key, { winners: names, points });
}

/** What Lacerda does and why, and how a game ends; null: another event. */
export function soloLine(voice: Voice, event: MarsEvent): string | null {
  const { lang } = voice;
  switch (event.type) {
    case 'soloShuffled':
      return say(lang, 'event.soloShuffled', { decks: event.decks });
    case 'soloCard': {
      const { name, text } = at(data.soloCards, event.card);
      return say(lang, 'event.soloCard', { card: name[lang], text: text[lang] });
    }
    case 'soloCannot': {
      const action = actionName(lang, event.action);
      return say(lang, 'event.soloCannot', { action, rule: event.rule });
    }
    case 'soloChose':
      return say(lang, 'event.soloChose', { what: byName(lang, event.what), rule: event.rule });
    case 'soloIcon':
      return say(lang, 'event.soloIcon', { type: typeName(lang, event.kind) });
    case 'soloIdle':
      return say(lang, 'event.soloIdle', { by: byName(lang, event.by) });
    case 'gameEnded':
      return ended(voice, event);
    default:
      return null;
  }
}
