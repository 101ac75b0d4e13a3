import type { Seat } from '@orrery/kernel';
import { type Explanation, Picture } from '@orrery/kit';
import type { Params, Voice } from '@orrery/shared';
import type { ModuleId } from '../rules/state.ts';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';
import { moduleOf } from '../text/components.ts';
import { capital, moduleName } from '../text/names.ts';
import { isKey, type Key, say } from '../text/say.ts';
import { ModuleTile } from './modules.tsx';
import css from './palette.module.css';

/** What is asked about: the view of whoever asks, and the names in the place. */
export interface Case {
  readonly voice: Voice;
  readonly view: ReworldView;
  readonly names: readonly string[];
}

export type Explained = (c: Case) => Explanation | null;

export const tell = ({ voice }: Case, key: Key, params: Params = {}): string =>
  capital(say(voice.lang, key, params));
export const nameAt = ({ names }: Case, i: number): string => names[i] ?? '';
export const seatAt = (c: Case): Seat => Number(nameAt(c, 0));
export const playerOf = (c: Case): PlayerView | undefined => c.view.players[seatAt(c)];
export const who = (c: Case): string => c.voice.name(seatAt(c));
export const isHouse = (record: { readonly source: string } | undefined): boolean =>
  record?.source === 'house';

/** A thing that is always the same: its title and its text, and the rule that speaks of it. */
export const fixed =
  (key: string, rule: string, more: (c: Case) => Partial<Explanation> = () => ({})): Explained =>
  (c) => {
    const [title, text] = [`explain.${key}.title`, `explain.${key}.text`];
    if (!isKey(title) || !isKey(text)) return null;
    return { title: tell(c, title), text: tell(c, text), rule, ...more(c) };
  };

const RULES = {
  terrabot: 'REW-TERRA-01',
  shuttle: 'REW-SHUT-01',
  satellite: 'REW-SAT-05',
  builder: 'REW-UNIT-01',
} as const;

/** What a module is, wherever it lies. */
export function ofModule({ voice: { lang } }: Case, id: ModuleId, state?: string): Explanation {
  const module = moduleOf(id);
  return {
    title: moduleName(lang, id),
    text: module.text[lang],
    ...(state === undefined ? {} : { state }),
    rule: module.kind === 'builder' && module.special ? 'REW-UNIT-07' : RULES[module.kind],
    house: isHouse(module),
    drawing: (
      <Picture width={84} className={css.world}>
        <ModuleTile id={id} size={80} body={false} />
      </Picture>
    ),
  };
}
