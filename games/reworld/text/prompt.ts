import type { Seat } from '@orrery/kernel';
import type { Question, Voice } from '@orrery/shared';
import type { ReworldView } from '../rules/view-types.ts';
import { missionOf, moduleOf, portId } from './components.ts';
import { missionName, portName, theModule } from './names.ts';
import { isKey, type Key, say } from './say.ts';

/** The seat whose eyes a view is for: only its owner sees a hand. */
export const viewerOf = (view: ReworldView): Seat | null => {
  const seat = view.players.findIndex((player) => player.hand !== null);
  return seat < 0 ? null : seat;
};

/** What the neighbouring posts demand, in words (REW-ACQ-02 to REW-ACQ-05). */
export function whyCards({ lang }: Voice, view: ReworldView, port: number): string {
  const size = view.posts.length;
  const tops = [view.posts[(port + size - 1) % size], view.posts[(port + 1) % size]].flatMap(
    (post) => post?.at(-1) ?? [],
  );
  const [x, y] = tops.sort((a, b) => a - b);
  if (x === undefined) return say(lang, 'why.none');
  if (y === undefined) return say(lang, 'why.one', { x });
  return x === y ? say(lang, 'why.same', { x }) : say(lang, 'why.different', { x, y });
}

/** A question has a text for the one who is asked and one for those who watch. */
function variant(ask: string, mine: boolean, form: string): Key {
  const suffix = mine
    ? form
    : form === ''
      ? 'other'
      : `other${form[0]?.toUpperCase()}${form.slice(1)}`;
  const key = suffix === '' ? `ask.${ask}` : `ask.${ask}.${suffix}`;
  if (!isKey(key)) throw new Error(`No text ${key}`);
  return key;
}

export function prompt(voice: Voice, view: ReworldView, { seat, ask, options }: Question): string {
  const { lang } = voice;
  const mine = viewerOf(view) === seat;
  const only = options?.length === 1;
  const player = voice.name(seat);
  const text = (form: string, params: Record<string, string | number> = {}): string =>
    say(lang, variant(ask, mine, form), { player, ...params });

  const subject = view.subject === null ? '' : theModule(lang, view.subject);
  const satellite = view.subject === null ? null : missionOf(moduleOf(view.subject));
  const mission = satellite ? missionName(lang, satellite) : '';

  switch (ask) {
    case 'chapterOneTurn':
      return text(only ? 'only' : view.admiralSpace ? 'noAdmiral' : '', { round: view.round });
    case 'acquireModuleCards':
    case 'acquireModuleTop': {
      const port = view.payment?.port ?? 0;
      return text(only && ask === 'acquireModuleCards' ? 'only' : '', {
        port: portName(portId(port)),
        module: subject,
        why: whyCards(voice, view, port),
      });
    }
    case 'transportLoad':
      return text('', { left: view.transport?.left ?? 0 });
    default:
      return text('', { module: subject, unit: subject, mission });
  }
}
