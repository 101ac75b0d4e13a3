import type { Question, Voice } from '@orrery/shared';
import type { AntarcticaView } from '../rules/view-types.ts';
import { isKey, say } from './say.ts';

/** Which form of the question is put to the seat that is asked. */
function formOf(view: AntarcticaView, { ask, options }: Question): string {
  if (ask === 'beforeMove' && view.turn?.second === true) return '.second';
  return options?.length === 1 ? '.only' : '';
}

export function prompt(voice: Voice, view: AntarcticaView, asked: Question): string {
  const { lang, name } = voice;
  const { seat, ask } = asked;
  const isMine = view.viewer === seat;
  const wanted = `ask.${ask}${isMine ? formOf(view, asked) : '.other'}`;
  const key = isKey(wanted) ? wanted : `ask.${ask}`;
  if (!isKey(key)) return ask;
  return say(lang, key, {
    player: name(seat),
    zone: view.turn?.target ?? view.sun,
    n: (view.placement?.next ?? 0) + 1,
    total: view.placement?.order.length ?? 0,
  });
}
