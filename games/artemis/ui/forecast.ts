import type { Lang, Voice } from '@orrery/shared';
import type { Region } from '../data/index.ts';
import type { Owner } from '../rules/state.ts';
import type { ArtemisView, Prospect, RowDieView } from '../rules/view-types.ts';
import {
  buildingName,
  colonistName,
  expeditionName,
  goods,
  ownerName,
  regionName,
} from '../text/names.ts';
import { type Key, say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';

/** What one die or one participant would get if placing ended now, as the view tells it. */
export interface ForecastLine {
  /** Null: what stands above those that follow. */
  readonly owner: Owner | null;
  readonly value: number | null;
  readonly relic: boolean;
  readonly text: string;
  readonly good: boolean;
}

interface Seen {
  readonly voice: Voice;
  readonly view: ArtemisView;
}

const heading = (text: string): ForecastLine => ({
  owner: null,
  value: null,
  relic: false,
  text,
  good: true,
});

const exposed = ({ voice, view }: Seen, owner: Owner): string =>
  say(voice.lang, owner >= view.players.length ? 'ui.fore.nothing' : 'ui.fore.exposed');

const rowLines = (
  seen: Seen,
  dice: readonly RowDieView[],
  gain: (n: number) => string,
): ForecastLine[] =>
  dice.map(({ owner, value, relic, gets }) => ({
    owner,
    value,
    relic,
    good: gets > 0,
    text: gets > 0 ? gain(gets) : exposed(seen, owner),
  }));

const KEYS: Readonly<Record<Prospect, Key>> = {
  both: 'ui.fore.both',
  first: 'ui.fore.first',
  second: 'ui.fore.second',
  relief: 'ui.fore.relief',
  nothing: 'ui.fore.nothing',
};

/** The first at the Gantry may buy, and only who can pay is first. */
export const prospectText = (lang: Lang, prospect: Prospect, at: 'camp' | 'gantry'): string =>
  say(lang, at === 'gantry' && prospect === 'first' ? 'ui.fore.buys' : KEYS[prospect]);

const campLines = ({ voice: { lang }, view }: Seen): ForecastLine[] =>
  view.expeditions.flatMap(({ card, total, difficulty, success, ranking }, i) => {
    // Without dice it is neither success nor failure.
    if (ranking.length === 0) return [];
    const name = expeditionName(lang, card);
    const key = success ? 'ui.fore.success' : 'ui.fore.failure';
    return [
      heading(say(lang, key, { name, total, difficulty })),
      ...ranking.map(({ owner, strength }, rank): ForecastLine => {
        const prospect: Prospect = view.forecast.expeditions[i]?.[rank] ?? 'nothing';
        return {
          owner,
          value: null,
          relic: false,
          good: success && prospect !== 'relief' && prospect !== 'nothing',
          text: `${strength} (${prospectText(lang, prospect, 'camp')})`,
        };
      }),
    ];
  });

const gantryLines = ({ voice: { lang }, view }: Seen): ForecastLine[] =>
  view.gantry.flatMap(({ tile, dice, price }, i) =>
    dice.length === 0
      ? []
      : [
          heading(buildingName(lang, tile)),
          ...dice.map(({ owner, value, relic }, die): ForecastLine => {
            const prospect: Prospect = view.forecast.gantry[i]?.[die] ?? 'nothing';
            const buys = prospect === 'first';
            const text = prospectText(lang, prospect, 'gantry');
            // What a lower bid would cost is not told by the view.
            const top = buys && die === dice.length - 1;
            const cost = top ? ` (${goods(lang, 'mineral', price ?? value)})` : '';
            return { owner, value, relic, good: buys, text: `${text}${cost}` };
          }),
        ],
  );

const academyLines = ({ voice: { lang }, view }: Seen): ForecastLine[] =>
  view.academy.dice.map(({ owner, value, relic, trainee, target }, i) => {
    const good = view.forecast.academy[i] ?? false;
    const key = trainee === null ? 'ui.fore.blocks' : good ? 'ui.fore.train' : 'ui.fore.untrained';
    const from = trainee === null ? '' : colonistName(lang, trainee);
    return {
      owner,
      value,
      relic,
      good,
      text: say(lang, key, { from, to: colonistName(lang, target) }),
    };
  });

/** Line by line in the order of the dice. */
export function forecastOf(voice: Voice, view: ArtemisView, region: Region): ForecastLine[] {
  const seen = { voice, view };
  const { lang } = voice;
  switch (region) {
    case 'basecamp':
      return campLines(seen);
    case 'vents':
      return rowLines(seen, view.vents.dice, (n) => goods(lang, 'energy', n));
    case 'quarry':
      return rowLines(seen, view.quarry.dice, (n) => goods(lang, 'mineral', n));
    case 'gantry':
      return gantryLines(seen);
    case 'doorstep':
      return rowLines(seen, view.doorstep.dice, (n) => say(lang, 'ui.fore.hire', { n }));
    case 'academy':
      return academyLines(seen);
    case 'outfitter':
      return [];
  }
}

/** The same for those who listen. */
export function forecastSaid(draw: Draw, region: Region): string {
  const { lang } = draw;
  const lines = forecastOf(draw, ahead(draw), region).map(({ owner, value, text }) => {
    if (owner === null) return text;
    const label = `${ownerName(draw, owner)}${value === null ? '' : `, ${value}`}`;
    return say(lang, 'ui.labelled', { label, text });
  });
  return [regionName(lang, region), ...lines].join(say(lang, 'ui.semicolon'));
}
