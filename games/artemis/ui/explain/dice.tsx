import type { RuleId } from '@orrery/kernel';
import { type Explanation, Picture } from '@orrery/kit';
import type { Region } from '../../data/index.ts';
import type { Die, Owner } from '../../rules/state.ts';
import type { Prospect } from '../../rules/view-types.ts';
import { colonistText, goods, ownerName, theBuilding, theExpedition } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { OwnedDie } from '../dice.tsx';
import { forecastOf, prospectText } from '../forecast.ts';
import css from '../palette.module.css';
import { diceIn } from '../places.ts';
import { type Explainer, type Seen, together } from './seen.ts';

const picture = ({ view }: Seen, die: Die) => (
  <Picture width={64} className={css['world']}>
    <OwnedDie players={view.players.length} die={die} size={46} />
  </Picture>
);

const titleOf = ({ voice, lang }: Seen, { owner, value, relic }: Die): string =>
  say(lang, relic ? 'ui.die.relic' : 'ui.die', { player: ownerName(voice, owner), value });

/** What is asked about a die, and the rule that speaks of its place. */
interface About {
  readonly text: string;
  readonly rule: RuleId;
  readonly hope: string | null;
}

const foretold = ({ voice, view }: Seen, region: Region, index: number): string | null =>
  forecastOf(voice, view, region)[index]?.text ?? null;

/** What the owner of a die at an Expedition would get. */
function campHope({ lang, view }: Seen, index: number, owner: Owner): string | null {
  const rank = view.expeditions[index]?.ranking.findIndex((one) => one.owner === owner) ?? -1;
  const prospect = view.forecast.expeditions[index]?.[rank];
  return prospect === undefined ? null : prospectText(lang, prospect, 'camp');
}

function bidHope({ lang, view }: Seen, tile: string, die: number): string | null {
  const at = view.gantry.findIndex((slot) => slot.tile === tile);
  const prospect: Prospect | undefined = view.forecast.gantry[at]?.[die];
  return prospect === undefined ? null : prospectText(lang, prospect, 'gantry');
}

function aboutDie(seen: Seen, place: string, index: number, die: Die): About {
  const { lang, view } = seen;
  switch (place) {
    case 'vents':
    case 'quarry':
    case 'doorstep':
      return {
        text: say(lang, 'explain.die.row', { at: say(lang, `at.${place}`) }),
        rule: 'ART-EXPO-01',
        hope: foretold(seen, place, index),
      };
    case 'academy':
      return {
        text: say(lang, 'explain.die.academy'),
        rule: 'ART-ACAD-01',
        hope: foretold(seen, 'academy', index),
      };
    case 'outfitter':
      return { text: say(lang, 'explain.die.outfitter'), rule: 'ART-TRAIN-04', hope: null };
  }
  if (place.startsWith('hand:'))
    return { text: say(lang, 'explain.die.hand'), rule: 'ART-PLACE-02', hope: null };
  const camp = view.expeditions.findIndex(({ card }) => card === place);
  if (camp >= 0)
    return {
      text: say(lang, 'explain.die.basecamp', { expedition: theExpedition(lang, place) }),
      rule: 'ART-BASE-01',
      hope: campHope(seen, camp, die.owner),
    };
  return {
    text: say(lang, 'explain.die.gantry', { building: theBuilding(lang, place) }),
    rule: 'ART-GANT-01',
    hope: bidHope(seen, place, index),
  };
}

function explained(seen: Seen, place: string, index: number, more = ''): Explanation | null {
  const die = diceIn(seen.view, place)[index];
  if (!die) return null;
  const { text, rule, hope } = aboutDie(seen, place, index, die);
  return {
    title: titleOf(seen, die),
    text: together(text, more),
    ...(hope === null ? {} : { state: say(seen.lang, 'explain.die.fore', { text: hope }) }),
    rule,
    drawing: picture(seen, die),
  };
}

/** A die anywhere; `of` is its place, which may have a colon, and its index there. */
const dieIn: Explainer = (seen, of) =>
  explained(seen, of.slice(0, -1).join(':'), Number(of.at(-1)));

const campDie: Explainer = (seen, [index, n]) => {
  const found = seen.view.expeditions[Number(index)];
  const crew = found?.dice[Number(n)]?.crew ?? null;
  const more = crew === null ? '' : colonistText(seen.lang, crew);
  return found ? explained(seen, found.card, Number(n), more) : null;
};

/** A desk of the Academy with its die, or without. */
const space: Explainer = (seen, [index]) => {
  const there = explained(seen, 'academy', Number(index));
  const title = say(seen.lang, 'explain.space', { n: Number(index) + 1 });
  return (
    there ?? {
      title,
      text: say(seen.lang, 'explain.space.text'),
      state: say(seen.lang, 'explain.space.free').concat('.'),
      rule: 'ART-ACAD-01',
    }
  );
};

/** A die of a hand, or a face that it can be turned to. */
const die: Explainer = (seen, [seat, rolled, value]) => {
  const { lang } = seen;
  const [from, to] = [Number(rolled), Number(value)];
  const tools = Math.abs(from - to);
  const option = { rolled: from, value: to, tools };
  return {
    title: say(lang, tools === 0 ? 'option.die' : 'option.die.changed', option),
    text: say(lang, 'explain.die.own'),
    ...(tools === 0 ? {} : { cost: goods(lang, 'toolkit', tools) }),
    rule: 'ART-PLACE-03',
    drawing: picture(seen, { owner: Number(seat), value: to, relic: false }),
  };
};

export const DICE = { dieIn, campDie, space, die };
