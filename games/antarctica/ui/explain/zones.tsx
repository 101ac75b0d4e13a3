import type { Explanation } from '@orrery/kit';
import { type BuildingId, BUILDINGS, buildings, data } from '../../data/index.ts';
import { buildingName, capital, listed, theTrack } from '../../text/names.ts';
import { Building } from '../building-art.tsx';
import { zoneCount, labelled } from '../draw.ts';
import { Ship, SunDisc } from '../pieces.tsx';
import {
  type Case,
  type Explained,
  nameAt,
  numberAt,
  oneMore,
  pictured,
  standing,
  tell,
} from './case.tsx';

const zone: Explained = (c) => {
  const number = numberAt(c, 0);
  const here = c.view.zones[number];
  if (!here) return null;
  const title = tell(c, 'explain.zone', { zone: number });
  if (!here.open) return { title, text: tell(c, 'explain.zone.closed'), rule: 'ANT-SET-02' };
  const count = zoneCount(c.view, number);
  const parts = standing(c, count);
  return {
    title,
    text: tell(c, 'explain.zone.text'),
    state:
      (parts === ''
        ? tell(c, 'explain.zone.nobody')
        : tell(c, 'explain.zone.state', { total: count?.total ?? 0, parts })) + oneMore(c, count),
    rule: 'ANT-SCORE-04',
  };
};

const PLACES = ['explain.dock.first', 'explain.dock.second', 'explain.dock.third'] as const;

const dock: Explained = (c) => {
  const [number, place] = [numberAt(c, 0), numberAt(c, 1)];
  const ship = c.view.zones[number]?.ships[place - 1];
  const key = PLACES[place - 1];
  if (!c.view.zones[number]?.open || key === undefined) return null;
  const title = tell(c, 'explain.dock', { place, zone: number });
  const text = tell(c, key);
  if (!ship) return { title, text, state: tell(c, 'explain.dock.empty'), rule: 'ANT-GEO-05' };
  const before = c.view.freed.indexOf(ship.id);
  return {
    title,
    text,
    state: [
      tell(c, 'explain.dock.ship', { player: c.voice.name(ship.seat) }),
      ...(before < 0 ? [] : [tell(c, 'explain.dock.before', { n: before })]),
    ].join('. '),
    rule: 'ANT-TURN-03',
    drawing: pictured(<Ship seat={ship.seat} size={58} />, 70, 46),
  };
};

/** What a building does, and how many there are. */
function ofBuilding(c: Case, id: BuildingId, state?: string): Explanation | null {
  const of = buildings[id];
  if (!of) return null;
  const supply = c.view.supply.find(({ building }) => building === id);
  const led = data.tracks.filter(
    ({ id: track, centres }) =>
      centres.includes(id) && c.view.tracks.some((one) => one.track === track),
  );
  const text = [
    tell(c, `explain.use.${of.use}`),
    ...(led.length === 0
      ? []
      : [
          tell(c, 'explain.building.tracks', {
            tracks: listed(
              c.voice.lang,
              led.map((track) => theTrack(c.voice.lang, track.id)),
            ),
          }),
        ]),
  ].join(' ');
  return {
    title: capital(buildingName(c.voice.lang, id)),
    text,
    state: [
      ...(state === undefined ? [] : [state]),
      tell(c, 'explain.building.supply', {
        left: supply?.left ?? 0,
        onBoard: supply?.onBoard ?? 0,
      }),
    ].join(' '),
    rule: of.rule,
    drawing: pictured(<Building building={id} size={56} />),
  };
}

const isBuilding = (id: string): id is BuildingId => (BUILDINGS as readonly string[]).includes(id);

const building: Explained = (c) => {
  const [number, id] = [numberAt(c, 0), nameAt(c, 1)];
  if (!isBuilding(id)) return null;
  const here = c.view.zones[number]?.buildings.includes(id) ?? false;
  return ofBuilding(c, id, here ? undefined : tell(c, 'explain.building.missing'));
};

const supply: Explained = (c) => {
  const id = nameAt(c, 0);
  return isBuilding(id) ? ofBuilding(c, id) : null;
};

const access: Explained = (c) => {
  const id = nameAt(c, 1);
  if (!isBuilding(id)) return null;
  const zones =
    c.view.players[numberAt(c, 0)]?.access.find((one) => one.building === id)?.zones ?? [];
  const state =
    zones.length > 0
      ? tell(c, 'explain.access.has', { zones: zones.join(', ') })
      : tell(c, 'explain.access.none');
  return {
    ...ofBuilding(c, id, `${state}${zones.length > 0 ? '.' : ''}`),
    title: buildingName(c.voice.lang, id),
  };
};

const crew: Explained = (c) => {
  const [number, seat] = [numberAt(c, 0), numberAt(c, 1)];
  const count = zoneCount(c.view, number);
  const n = c.view.zones[number]?.scientists[seat]?.length ?? 0;
  return {
    title: tell(c, 'explain.crew', { player: c.voice.name(seat), zone: number }),
    text: tell(c, 'explain.crew.text'),
    state: tell(c, 'explain.crew.state', {
      n,
      rank: count?.ranks[seat] || '–',
      points: count?.points[seat] ?? 0,
    }),
    rule: 'ANT-SCORE-04',
  };
};

const ice: Explained = (c) => {
  const number = numberAt(c, 0);
  const laid = c.view.zones[number]?.ice ?? [];
  return {
    title: tell(c, 'ui.ice', { zone: number }),
    text: tell(c, 'explain.ice.text'),
    state:
      laid.length === 0
        ? tell(c, 'explain.ice.none')
        : laid
            .map(({ seat, works }) =>
              labelled(
                c.voice.lang,
                c.voice.name(seat),
                tell(c, works ? 'explain.ice.works' : 'explain.ice.idle'),
              ),
            )
            .join(' '),
    rule: 'ANT-ICE-01',
  };
};

const laid: Explained = (c) => {
  const [number, seat] = [numberAt(c, 0), numberAt(c, 1)];
  const card = c.view.zones[number]?.ice.find((one) => one.seat === seat);
  if (!card) return null;
  return {
    title: tell(c, 'explain.ice', { player: c.voice.name(seat), zone: number }),
    text: tell(c, 'explain.ice.text'),
    state: tell(c, card.works ? 'explain.ice.works' : 'explain.ice.idle'),
    rule: 'ANT-ICE-08',
  };
};

const sun: Explained = (c) => ({
  title: tell(c, 'explain.sun'),
  text: tell(c, 'explain.sun.text'),
  state: tell(c, 'explain.sun.state', { zone: c.view.sun }),
  rule: 'ANT-TURN-01',
  drawing: pictured(<SunDisc size={56} />),
});

export const ZONES: Readonly<Record<string, Explained>> = {
  zone,
  dock,
  building,
  supply,
  access,
  crew,
  ice,
  laid,
  sun,
};
