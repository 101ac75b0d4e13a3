import type { Region } from '../data/index.ts';
import type { Owner } from '../rules/state.ts';
import type { Prospect } from '../rules/view-types.ts';
import { at } from './places.ts';
import {
  buildingName,
  colonistName,
  colonistText,
  expeditionName,
  goods,
  ownerName,
  regionName,
} from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './spot.tsx';
import type { Token } from './tokens.tsx';

/** What one die or one participant would get if placing ended now, as the view tells it. */
export interface Line {
  readonly owner: Owner | null;
  readonly value: number | null;
  readonly relic: boolean;
  readonly text: string;
  readonly good: boolean;
}

interface Promised {
  readonly text: string;
  readonly line: readonly Token[];
}

const heading = (text: string): Line => ({
  owner: null,
  value: null,
  relic: false,
  text,
  good: true,
});

function harvestLines(draw: Draw, region: 'vents' | 'quarry'): Line[] {
  const { view, lang } = draw;
  const what = region === 'vents' ? 'energy' : 'mineral';
  return view[region].dice.map(({ owner, value, relic, gets }) => ({
    owner,
    value,
    relic,
    good: gets > 0,
    text: gets > 0 ? goods(lang, what, gets) : exposed(draw, owner),
  }));
}

const isDrone = ({ view }: Draw, owner: Owner): boolean => owner >= view.players.length;
const exposed = (draw: Draw, owner: Owner): string =>
  say(draw.lang, isDrone(draw, owner) ? 'ui.fore.nothing' : 'ui.fore.exposed');

const doorstepLines = (draw: Draw): Line[] =>
  draw.view.doorstep.dice.map(({ owner, value, relic, gets }) => ({
    owner,
    value,
    relic,
    good: gets > 0,
    text: gets > 0 ? say(draw.lang, 'ui.fore.hire', { n: gets }) : exposed(draw, owner),
  }));

function prospectText(draw: Draw, prospect: Prospect | undefined, at: 'camp' | 'gantry'): string {
  switch (prospect) {
    case 'both':
      return say(draw.lang, 'ui.fore.both');
    case 'first':
      return say(draw.lang, at === 'camp' ? 'ui.fore.first' : 'ui.fore.buys');
    case 'second':
      return say(draw.lang, 'ui.fore.second');
    case 'relief':
      return say(draw.lang, 'ui.fore.relief');
    default:
      return say(draw.lang, 'ui.fore.nothing');
  }
}

function campLines(draw: Draw): Line[] {
  const { view, lang } = draw;
  return view.expeditions.flatMap(({ card, total, difficulty, success, ranking }, i) =>
    // Without dice it is neither success nor failure.
    ranking.length === 0
      ? []
      : [
          heading(
            say(lang, success ? 'ui.fore.success' : 'ui.fore.failure', {
              name: expeditionName(lang, card),
              total,
              difficulty,
            }),
          ),
          ...ranking.map(({ owner, strength }, rank): Line => {
            const prospect = view.outlook.expeditions[i]?.[rank];
            return {
              owner,
              value: null,
              relic: false,
              good: success && prospect !== 'relief' && prospect !== 'nothing',
              text: `${strength} (${prospectText(draw, prospect, 'camp')})`,
            };
          }),
        ],
  );
}

function gantryLines(draw: Draw): Line[] {
  const { view, lang } = draw;
  return view.gantry.flatMap(({ tile, dice, price }, i) =>
    dice.length === 0
      ? []
      : [
          heading(buildingName(lang, tile)),
          ...dice.map(({ owner, value, relic }, die): Line => {
            const prospect = view.outlook.gantry[i]?.[die];
            const buys = prospect === 'first';
            const text = prospectText(draw, prospect, 'gantry');
            return {
              owner,
              value,
              relic,
              good: buys,
              text: buys ? `${text} (${goods(lang, 'mineral', price ?? value)})` : text,
            };
          }),
        ],
  );
}

const academyLines = (draw: Draw): Line[] =>
  draw.view.academy.dice.map(({ owner, value, relic, trainee, target }, i) => {
    const good = draw.view.outlook.academy[i] ?? false;
    const key = trainee === null ? 'ui.fore.blocks' : good ? 'ui.fore.train' : 'ui.fore.untrained';
    return {
      owner,
      value,
      relic,
      good,
      text: say(draw.lang, key, {
        from: trainee === null ? '' : colonistName(draw.lang, trainee),
        to: colonistName(draw.lang, target),
      }),
    };
  });

export function forecastOf(draw: Draw, region: Region): Line[] {
  switch (region) {
    case 'basecamp':
      return campLines(draw);
    case 'vents':
    case 'quarry':
      return harvestLines(draw, region);
    case 'gantry':
      return gantryLines(draw);
    case 'doorstep':
      return doorstepLines(draw);
    case 'academy':
      return academyLines(draw);
    case 'outfitter':
      return [];
  }
}

/** What the die in hand would get here; only while its region is being chosen. */
export function promise(draw: Draw, region: Region): Promised | null {
  const { placing } = draw.view.outlook;
  if (!placing || !draw.lit.has(at.region(region))) return null;
  const { lang } = draw;
  const good = (what: 'energy' | 'mineral' | 'toolkit', n: number): Promised => ({
    text: goods(lang, what, n),
    line: [`+${n}`, { sign: what }],
  });
  switch (region) {
    case 'vents':
      return good('energy', placing.vents);
    case 'quarry':
      return good('mineral', placing.quarry);
    case 'outfitter':
      return good('toolkit', placing.outfitter);
    case 'doorstep': {
      const n = placing.doorstep;
      return { text: say(lang, 'ui.fore.hire', { n }), line: [`+${n}`, { who: 'any' }] };
    }
    case 'academy':
      return {
        text: colonistName(lang, placing.academy),
        line: [{ sign: 'arrow' }, { who: placing.academy }],
      };
    case 'basecamp':
    case 'gantry':
      return null;
  }
}

/** The same for those who listen. */
export function forecastSaid(draw: Draw, region: Region): string {
  const { lang } = draw;
  const lines = forecastOf(draw, region).map(({ owner, value, text }) =>
    owner === null
      ? text
      : say(lang, 'ui.labelled', {
          label: `${ownerName(draw, owner)}${value === null ? '' : `, ${value}`}`,
          text,
        }),
  );
  const promised = promise(draw, region);
  return [regionName(lang, region), ...(promised === null ? [] : [promised.text]), ...lines].join(
    say(lang, 'ui.semicolon'),
  );
}

export const figureTitle = (draw: Draw, colonist: Parameters<typeof colonistName>[1]): string =>
  `${colonistName(draw.lang, colonist)}. ${colonistText(draw.lang, colonist)}`;
