import type { Question, Voice } from '@orrery/shared';
import type { ReworldView } from '../rules/view-types.ts';
import { missionOf, moduleOf, portId } from './components.ts';
import { missionName, portName, theModule } from './names.ts';
import { isKey, type Key, say } from './say.ts';

/** What a module at this port costs, in words (REW-ACQ-02 to REW-ACQ-05). */
export function priceText({ lang }: Voice, view: ReworldView, port: number): string {
  const size = view.posts.length;
  const tops = [view.posts[(port + size - 1) % size], view.posts[(port + 1) % size]].flatMap(
    (post) => post?.at(-1) ?? [],
  );
  const [x, y] = tops.sort((a, b) => a - b);
  if (x === undefined) return say(lang, 'price.none');
  if (y === undefined) return say(lang, 'price.one', { x });
  return x === y ? say(lang, 'price.same', { x }) : say(lang, 'price.different', { x, y });
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
  const mine = view.viewer === seat;
  const only = mine && options?.length === 1;
  const player = voice.name(seat);
  const text = (form: string, params: Record<string, string | number> = {}): string =>
    say(lang, variant(ask, mine, form), { player, ...params });

  const subject = view.subject === null ? '' : theModule(lang, view.subject);
  const satellite = view.subject === null ? null : missionOf(moduleOf(view.subject));
  const mission = satellite ? missionName(lang, satellite) : '';

  switch (ask) {
    case 'chapterOneTurn':
      return text(only ? 'only' : view.admiralSpace === null ? '' : 'noAdmiral', {
        round: view.round,
      });
    case 'acquireModuleCards':
    case 'acquireModuleTop': {
      const port = view.payment?.port ?? 0;
      return text(only && ask === 'acquireModuleCards' ? 'only' : '', {
        port: portName(portId(port)),
        module: subject,
        price: priceText(voice, view, port),
      });
    }
    case 'transportLoad':
      return text('', { left: view.transport?.left ?? 0 });
    default:
      return text('', { module: subject, unit: subject, mission });
  }
}
