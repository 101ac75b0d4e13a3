import { describe, expect, test } from 'vitest';
import { diff, mirrored, NO_MIRROR, type Mirror, type ServerMessage } from '../src/index.ts';
import type { Wire } from '../src/index.ts';

const room = { status: 'running', spectators: 0 } as never;
const wire = (revision: number, n = 0): Wire =>
  ({
    open: {
      room: { ...(room as object), spectators: n },
      update: { revision, asked: { seat: 0, ask: 'turn' } },
      view: { n },
      rules: { turn: 'R' },
    },
    own: { viewer: 0, mine: true, own: { hand: [n] }, options: { turn: [1, 2, n] } },
  }) as never;

const table = (
  version: number,
  told: Wire,
  log: unknown,
): Extract<ServerMessage, { type: 'table' }> =>
  ({ type: 'table', table: 't', version, told, log }) as never;
const sent = (old: unknown, now: unknown): unknown =>
  JSON.parse(diff(old as never, now as never) ?? '{}');
const change = (version: number, from: Wire, to: Wire, log?: unknown) =>
  ({
    type: 'change',
    table: 't',
    version,
    open: sent(from.open, to.open),
    own: sent(from.own, to.own),
    log,
  }) as never;

const start = mirrored(NO_MIRROR, table(10, wire(1), [0, [[null, []]]]), true) as Mirror;

describe('what a client holds of a table', () => {
  test('the first message brings everything, with the answers offered in their place', () => {
    expect(start.told?.update?.asked).toEqual({
      seat: 0,
      ask: 'turn',
      rule: 'R',
      options: [1, 2, 0],
    });
    expect(start.told?.update?.seq).toBe(0);
  });

  test('differences are applied in order, with their steps', () => {
    const next = mirrored(
      start,
      change(11, wire(1), wire(2, 5), [1, [[0, [{ type: 'x' }], 1]]]),
      false,
    );
    expect(next?.told?.update).toMatchObject({
      revision: 2,
      seq: 1,
      view: { n: 5, viewer: 0, own: { hand: [5] } },
    });
    expect(next?.log.steps[1]).toEqual({ seq: 1, seat: 0, forced: true, events: [{ type: 'x' }] });
  });

  test('a difference that comes twice or late is ignored; one that leaves a gap asks for all', () => {
    const next = mirrored(start, change(11, wire(1), wire(2)), false) as Mirror;
    expect(mirrored(next, change(11, wire(1), wire(2)), false)).toBe(next);
    expect(mirrored(next, change(13, wire(2), wire(3)), false)).toBeNull();
    expect(mirrored(NO_MIRROR, change(11, wire(1), wire(2)), false)).toBeNull();
  });

  test('an older whole state is taken only when it was asked for', () => {
    const next = mirrored(start, change(11, wire(1), wire(7)), false) as Mirror;
    expect(mirrored(next, table(3, wire(2), [0, [[null, []]]]), false)).toBe(next);
    expect(mirrored(next, table(3, wire(2), [0, [[null, []]]]), true)?.version).toBe(3);
  });

  test('a log whose beginning is missing is not guessed', () => {
    expect(mirrored(start, table(20, wire(9), [5, [[0, []]]]), true)).toBeNull();
  });

  test('a difference that does not fit asks for all', () => {
    const about = { type: 'change', table: 't', version: 11 } as const;
    expect(mirrored(start, { ...about, open: { view: { n: { deep: 1 } } } }, false)).toBeNull();
    expect(mirrored(start, { ...about, own: { mine: { deep: 1 } } }, false)).toBeNull();
    expect(mirrored(start, { ...about, own: { own: { hand: { 4: [1] } } } }, false)).toBeNull();
  });
});
