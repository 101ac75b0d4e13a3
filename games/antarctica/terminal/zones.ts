import type { Voice } from '@orrery/shared';
import type { AntarcticaView, ZoneView } from '../rules/view-types.ts';
import { buildingName } from '../text/names.ts';
import { say } from '../text/say.ts';

/** A label, and the items that stand beside it. */
export type Row = readonly [label: string, ...text: readonly (string | readonly string[])[]];

export function heading(view: AntarcticaView, { lang, name }: Voice): string {
  const { turn } = view;
  const player = turn === null ? '' : name(turn.seat);
  const told =
    view.placement !== null
      ? say(lang, 'terminal.turn.placing')
      : turn === null
        ? say(lang, 'terminal.turn.none')
        : turn.target === null
          ? say(lang, 'terminal.turn', { player })
          : say(lang, 'terminal.turn.target', { player, zone: turn.target });
  return say(lang, 'terminal.sun', { zone: view.sun, turn: told });
}

/** Zones in the way of the sun, from where it stands. */
export function zoneRows(view: AntarcticaView, voice: Voice): Row[] {
  return view.zones.map((zone, i): Row => {
    const mark = i === view.sun ? ' ☼' : '';
    const label = say(voice.lang, 'terminal.zone', { zone: i, mark });
    return zone.open
      ? [label, zoneItems(view, voice, zone, i)]
      : [label, say(voice.lang, 'terminal.zone.closed')];
  });
}

function zoneItems(view: AntarcticaView, voice: Voice, zone: ZoneView, index: number): string[] {
  const { lang, name } = voice;
  const count = view.counts.find((one) => one.count.kind === 'zone' && one.count.zone === index);
  const crew = zone.scientists.flatMap((figures, seat) =>
    figures.length === 0
      ? []
      : [
          say(lang, 'terminal.crew', {
            player: name(seat),
            n: figures.length,
            points: count?.points[seat] ?? 0,
          }),
        ],
  );
  return [
    zone.ships.length === 0
      ? say(lang, 'terminal.zone.empty')
      : zone.ships.map(({ seat }) => name(seat)).join(' › '),
    zone.buildings.map((building) => buildingName(lang, building)).join(', '),
    ...(crew.length === 0 ? [say(lang, 'terminal.zone.nobody')] : crew),
    ...zone.ice.map(({ seat }) => say(lang, 'terminal.ice', { player: name(seat) })),
  ];
}

/** The next ships that the sun frees. */
export function freedRow(view: AntarcticaView, { lang, name }: Voice): Row {
  const ships = view.zones.flatMap(({ ships: queue }, zone) =>
    queue.map((ship) => ({ ...ship, zone })),
  );
  const next = view.freed.slice(0, 5).flatMap((id) => ships.find((ship) => ship.id === id) ?? []);
  const told = next.map(({ seat, zone }) =>
    say(lang, 'terminal.freed.ship', { player: name(seat), zone }),
  );
  return [
    say(lang, 'terminal.freed'),
    told.length === 0 ? say(lang, 'terminal.zone.empty') : told.join(' › '),
  ];
}
