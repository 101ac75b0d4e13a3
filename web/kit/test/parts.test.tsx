import { describe, expect, test } from 'vitest';
import {
  amount,
  around,
  Card,
  CARD_RATIO,
  Cube,
  Die,
  Disc,
  Explain,
  Figure,
  hexesWithin,
  HexMap,
  Ledger,
  LedgerPart,
  LegendGrid,
  Lens,
  lensIn,
  Meter,
  PageSwitch,
  PIECE,
  Pile,
  Pips,
  signSet,
  SupplyTable,
  Tile,
  Track,
  Words,
} from '../src/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { all, drawn, sizes, table } from './draw.ts';

const set = signSet({});
const ONE_HEX = { q: 0, r: 0, place: 'hex:0,0', label: 'Hex' };
const BOX = { x: 0, y: 0, width: 200, height: 40 };

const positions = (markup: string): string[] =>
  [...markup.matchAll(/translate\((-?[\d.]+ -?[\d.]+)\)"><g data-piece/g)].map(
    ([, at]) => at ?? '',
  );

describe('pieces', () => {
  test('a die has as many pips as its value, and its owner is told by shape', () => {
    for (const value of [1, 2, 3, 4, 5, 6])
      expect(all(drawn(<Die value={value} seat={null} size={30} />), 'r')).toHaveLength(value);
    const [mine, yours] = [0, 1].map((seat) => drawn(<Die value={1} seat={seat} size={30} />));
    expect(mine?.replaceAll('--seat-0', '')).not.toBe(yours?.replaceAll('--seat-1', ''));
  });

  test('every piece in a player’s colour bears the player’s shape', () => {
    for (const Piece of [Cube, Disc, Figure]) {
      const shapes = [0, 1, 2, 3, 4].map((seat) =>
        drawn(<Piece seat={seat} size={20} />).replaceAll(/--seat-\d/g, ''),
      );
      expect(new Set(shapes).size).toBe(5);
    }
  });

  test('pieces travel by their names', () => {
    expect(all(drawn(<Tile width={40} piece="tile:3" />), PIECE)).toEqual(['tile:3']);
    expect(drawn(<Cube size={20} />)).not.toContain(PIECE);
  });

  test('a pile says how many lie in it, an empty one too', () => {
    const pile = (n: number) =>
      drawn(
        <Pile n={n} width={30} height={42}>
          <i />
        </Pile>,
      );
    expect(pile(12)).toContain('>12</text>');
    expect(pile(12).match(/<i>/g)).toHaveLength(3);
    expect(pile(1).match(/<i>/g)).toHaveLength(1);
    expect(pile(0)).not.toContain('<i>');
  });
});

describe('cards', () => {
  const face = {
    title: 'Condenseur d’oxygène avancé',
    sign: 'oxygen',
    corner: amount(3, 'crystal'),
    lines: [amount(2, 'water'), amount(1, 'plant')],
    text: 'Two water and a plant.',
    foot: amount(5, 'points'),
  } as const;
  const card = (width: number) =>
    drawn(
      <Card set={set} face={face} width={width} />,
      { width: 400, height: 300 },
      { width: 800, height: 600 },
    );

  test('show as much as their size can', () => {
    expect(card(20)).not.toContain('Condenseur');
    expect(card(40)).toContain('Condenseur');
    expect(card(40)).not.toContain('Two water');
    expect(card(90)).toContain('Two water');
  });

  test('are five to seven, and nothing is written too small', () => {
    expect(CARD_RATIO).toBe(1.4);
    for (const size of sizes(card(40))) expect(size * 2).toBeGreaterThan(8.9);
  });
});

describe('tracks and maps', () => {
  test('markers of all seats on one space stand apart and travel', () => {
    const markup = drawn(
      <Track
        draw={table()}
        box={BOX}
        spaces={[0, 1, 2, 3].map((i) => ({
          id: `space:${i}`,
          label: `Space ${i}`,
          here: i === 2 ? [0, 1, 2, 3, 4] : [],
        }))}
        piece={(seat) => `marker:${seat}`}
      />,
    );
    expect(all(markup, PIECE)).toHaveLength(5);
    expect(new Set(positions(markup)).size).toBe(5);
    expect(all(markup, 'data-explain')).toEqual(['space:0', 'space:1', 'space:2', 'space:3']);
  });

  test('every hex is a place with its name, and what it brings lies above all', () => {
    const hexes = hexesWithin({ q: 0, r: 0 }, 1).map((hex) => ({
      ...hex,
      place: `hex:${hex.q},${hex.r}`,
      label: `Hex ${hex.q} ${hex.r}`,
    }));
    const draw = table({
      lit: new Set(['hex:0,0']),
      brings: new Map([['hex:0,0', { text: '+2', final: false }]]),
    });
    const markup = drawn(<HexMap draw={draw} hexes={hexes} box={around(100, 100, 100)} />);
    expect(all(markup, 'data-place')).toHaveLength(7);
    expect(all(markup, 'aria-label')).toContain('Hex 0 0 (+2)');
    expect(markup.lastIndexOf('+2</text>')).toBeGreaterThan(markup.lastIndexOf('data-place'));
  });
  test('tags of a map leave room for those beside them, and stay upon it', () => {
    const tagged = (text: string): string => {
      const brings = new Map([['hex:0,0', { text, final: false }]]);
      const draw = table({ lit: new Set(['hex:0,0']), brings });
      return drawn(<HexMap draw={draw} hexes={[{ ...ONE_HEX }]} box={around(200, 150, 60)} />);
    };
    expect(tagged('+4 +1')).toContain('+4 +1</text>');
    expect(tagged('+4 +2 a (1 lost)')).toContain('+4 +2 a</text>');
    expect(tagged('+4 and very much besides')).toContain('+4</text>');
    // Alone it fills its map to the foot: what it brings stands above it.
    const [, y] = /translate\([\d.]+ ([\d.]+)\)"><rect/.exec(tagged('+4')) ?? [];
    expect(Number(y)).toBeLessThan(150);
  });
});

describe('parts', () => {
  test('a ledger says each amount, as a place or as information', () => {
    const markup = drawn(
      <Ledger
        draw={table()}
        box={BOX}
        items={[
          {
            id: 'store:water',
            drawing: <set.Sign name="water" size={24} />,
            n: 8,
            label: '8 water',
            place: 'store:water',
          },
          {
            id: 'icon:plant',
            drawing: <set.Sign name="plant" size={24} />,
            n: 12,
            label: '12 plants',
          },
        ]}
      />,
    );
    expect(all(markup, 'data-place')).toEqual(['store:water']);
    expect(all(markup, 'data-explain')).toEqual(['icon:plant']);
    expect(all(markup, 'aria-label')).toEqual(expect.arrayContaining(['8 water', '12 plants']));
  });

  test('a strip has rows for thumbs, as many as its width needs', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
      id,
      drawing: <i />,
      n: 3,
      label: id,
    }));
    const strip = renderToStaticMarkup(
      <LedgerPart draw={table()} label="Yours" items={items} cell={80} />,
    );
    expect(all(strip, 'height')).toEqual(['88']);
    expect(all(strip, 'aria-label')).toEqual(['Yours', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('pips and meters show what would come and what would go', () => {
    expect(
      all(drawn(<Pips n={3} most={5} change={1} box={BOX} />), 'stroke-dasharray'),
    ).toHaveLength(1);
    expect(drawn(<Pips n={3} most={5} change={-2} box={BOX} />).match(/--warn/g)).toHaveLength(2);
    expect(drawn(<Meter n={3} most={5} box={BOX} />)).toContain('>3/5</text>');
  });

  test('a switch tells which page is shown and where something is lit', () => {
    const markup = drawn(
      <PageSwitch
        pages={[
          { id: 'a', title: 'Surface' },
          { id: 'b', title: 'Orbit', lit: 3 },
        ]}
        shown="a"
        show={() => {}}
        box={BOX}
      />,
    );
    expect(all(markup, 'aria-pressed')).toEqual(['true', 'false']);
    expect(markup).toContain('>3</text>');
  });

  test('words in a lens know how large they come out', () => {
    const board = { width: 750, height: 860 };
    const plan = lensIn({ x: 0, y: 0, ...board }, 250, 100);
    const markup = drawn(
      <Lens plan={plan} board={board}>
        <Words text="Quarry" width={200} size={3} />
      </Lens>,
      board,
      { width: 375, height: 430 },
    );
    expect((sizes(markup)[0] ?? 0) * plan.scale * 0.5).toBeCloseTo(14);
  });

  test('a supply names each heap and counts each thing', () => {
    const markup = renderToStaticMarkup(
      <SupplyTable
        label="Supply"
        groups={[
          { title: 'In the bag: 4', items: [{ id: 'x', drawing: <i />, n: 4, label: '4 x' }] },
        ]}
      />,
    );
    expect(markup).toContain('In the bag: 4');
    expect(all(markup, 'aria-label')).toEqual(['Supply', '4 x']);
  });
});

describe('explanations', () => {
  const explanation = {
    title: 'Condenser',
    text: 'Makes oxygen.',
    cost: '2 water',
    state: 'Yours',
    rule: 'XX-YY-01',
    house: true,
  } as const;

  test('say all there is, in both languages, and lead to the rule', () => {
    const markup = renderToStaticMarkup(
      <Explain explanation={explanation} lang="en" onRule={() => {}} />,
    );
    for (const part of [
      'Condenser',
      'Makes oxygen.',
      'Cost',
      '2 water',
      'Now',
      'Yours',
      'House-made',
      '<button',
    ])
      expect(markup).toContain(part);
    expect(renderToStaticMarkup(<Explain explanation={explanation} lang="fr" />)).toContain('Coût');
    expect(
      renderToStaticMarkup(<Explain explanation={{ title: 'Bare' }} lang="en" />),
    ).not.toContain('<dl');
  });

  test('a legend names every icon', () => {
    const markup = renderToStaticMarkup(
      <LegendGrid items={[{ drawing: <i />, title: 'Energy', text: 'Pays.' }]} />,
    );
    expect(markup).toContain('<strong>Energy</strong>');
  });
});
