import type { Lang } from '@orrery/shared';
import type { Paragraph } from '@orrery/shared/lines';
import { buildingOn, type Colonist, expeditionCard, type Region } from '../data/index.ts';
import type { TileId } from '../rules/state.ts';
import type { ArtemisView, BuildingView, ExpeditionView, SlotView } from '../rules/view-types.ts';
import { buildingName, buildingText, colonistName, goods, regionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { all, counted, crew, die, mark, row } from './names.ts';

export type Labelled = readonly [label: string, ...text: readonly Paragraph[]];

/** The regions in their order. */
export function regions(view: ArtemisView, lang: Lang): Labelled[] {
  const { vents, quarry, doorstep, academy } = view;
  const line = (region: Region, ...text: readonly Paragraph[]): Labelled => [
    regionName(lang, region),
    ...text,
  ];
  return [
    line('basecamp', ...view.expeditions.map((one) => expedition(one, lang))),
    line('vents', [goods(lang, 'energy', vents.stock), row(vents.dice)]),
    line('quarry', [goods(lang, 'mineral', quarry.stock), row(quarry.dice)]),
    line(
      'gantry',
      ...view.gantry.map(({ tile, dice, price }) => {
        const params = facts(lang, tile, slotsOf(tile));
        if (price === null) return say(lang, 'terminal.building', params);
        const bids = { ...params, dice: dice.map(die).join(' '), n: price };
        return say(lang, 'terminal.building.bids', bids);
      }),
    ),
    line('doorstep', [
      counted(lang, doorstep.colonists),
      say(lang, 'terminal.priceEach', { n: doorstep.price }),
      row(doorstep.dice),
    ]),
    line('academy', [
      counted(lang, academy.supply),
      say(lang, 'terminal.spaces', { n: academy.spaces }),
      ...academy.dice.map((one) => {
        const to = colonistName(lang, one.target);
        if (one.trainee === null) return say(lang, 'terminal.blocks', { die: die(one), to });
        const from = colonistName(lang, one.trainee);
        return say(lang, 'terminal.train', { die: die(one), from, to });
      }),
    ]),
    line('outfitter', all(view.outfitter.map(die))),
  ];
}

function expedition(view: ExpeditionView, lang: Lang): Paragraph {
  const { card, colonists, building: tile, total, difficulty, awards } = view;
  const { name, rewards } = expeditionCard(card);
  const dice = view.dice.map((one) =>
    one.crew === null
      ? die(one)
      : say(lang, 'terminal.crew', {
          die: die(one),
          crew: crew(lang, Array<Colonist>(one.size).fill(one.crew)),
        }),
  );
  const list = rewards.map(({ effects, text }, n) => {
    const gives = (op: string): boolean => effects.some((effect) => effect.op === op);
    const takers = awards.filter(({ reward }) => reward === n).map(({ seat }) => mark(seat));
    const reward =
      tile !== null && gives('gainCardBuilding')
        ? say(lang, 'terminal.building', facts(lang, tile, slotsOf(tile)))
        : colonists.length > 0 && gives('gainCardColonists')
          ? crew(lang, colonists)
          : text[lang];
    if (takers.length === 0) return reward;
    return say(lang, 'terminal.takers', { reward, seats: takers.join(' ') });
  });
  return [
    say(lang, 'terminal.sum', { name: name[lang], total, difficulty }),
    dice.join(' '),
    say(lang, 'terminal.rewards', { list: list.join(' / ') }),
  ];
}

const slotsOf = (tile: TileId): SlotView[] =>
  buildingOn(tile).slots.map((slot) => ({ slot, colonist: null }));

const facts = (lang: Lang, tile: TileId, slots: readonly SlotView[]) => ({
  name: buildingName(lang, tile),
  slots: slots.map((slot) => slotName(lang, slot)).join(' + '),
  text: buildingText(lang, tile),
});

/** Its slots, filled or free, and what it does; a Surface Building also with what it would score. */
export function building(lang: Lang, { tile, slots, points }: BuildingView): string {
  const params = facts(lang, tile, slots);
  return points === 0
    ? say(lang, 'terminal.building', params)
    : say(lang, 'terminal.building.points', { ...params, n: points });
}

function slotName(lang: Lang, { slot, colonist }: SlotView): string {
  if (colonist !== null) {
    return say(lang, 'terminal.filled', { colonist: colonistName(lang, colonist) });
  }
  return slot === 'any' ? say(lang, 'terminal.any') : colonistName(lang, slot);
}
