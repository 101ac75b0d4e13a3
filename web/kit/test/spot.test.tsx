import { describe, expect, test } from 'vitest';
import { facet, Info, Key, round, Spot, type SpotProps, type Touchable } from '../src/index.ts';
import { all, drawn, table } from './draw.ts';

const BOX = { x: 10, y: 20, width: 60, height: 40 };

const spot = (now: Partial<Touchable> = {}, more: Partial<SpotProps> = {}): string =>
  drawn(<Spot draw={table(now)} place="dock:1" label="Dock one" box={BOX} {...more} />);

/** What a click on a spot calls. */
function clicked(now: Partial<Touchable>, more: Partial<SpotProps> = {}): string[] {
  const touched: string[] = [];
  const touch = (place: string) => touched.push(place);
  let onClick: ((event: unknown) => void) | undefined;
  const Probe = () => {
    const element = Spot({
      draw: table({ ...now, touch }),
      place: 'dock:1',
      label: '',
      box: BOX,
      ...more,
    });
    onClick = element.props.onClick;
    return element;
  };
  drawn(<Probe />);
  onClick?.({ stopPropagation: () => touched.push('stopped') });
  return touched;
}

describe('a place', () => {
  test('is a button with its name, whether it answers or not', () => {
    for (const markup of [spot(), spot({ lit: new Set(['dock:1']) })]) {
      expect(all(markup, 'data-place')).toEqual(['dock:1']);
      expect(all(markup, 'role')).toContain('button');
      expect(all(markup, 'aria-label')).toContain('Dock one');
    }
  });

  test('is reached by keys only where it answers, is picked or is to be looked at', () => {
    expect(spot()).not.toContain('tabindex="0"');
    expect(spot()).toContain('aria-disabled="true"');
    expect(spot({ lit: new Set(['dock:1']) })).toContain('tabindex="0"');
    expect(spot({ lit: new Set(['dock:1']) })).toContain('aria-disabled="false"');
    expect(spot({ picked: new Set(['dock:1']) })).toContain('tabindex="0"');
    expect(spot({}, { looked: true })).toContain('tabindex="0"');
  });

  test('tells what its answer brings, in writing and to a screen reader', () => {
    const brings = new Map([['dock:1', { text: '+3 points', final: false }]]);
    const lit = spot({ lit: new Set(['dock:1']), brings });
    expect(all(lit, 'aria-label')).toContain('Dock one (+3 points)');
    expect(lit).toContain('>+3 points</text>');
    expect(spot({ brings })).not.toContain('+3');
    expect(spot({ lit: new Set(['dock:1']), brings }, { tell: 'number' })).toContain('>+3</text>');
    expect(spot({ lit: new Set(['dock:1']), brings }, { tell: 'nothing' })).not.toContain('>+3');
  });

  test('says when its answer cannot be undone, with a mark and in both languages', () => {
    const brings = new Map([['dock:1', { text: '', final: true }]]);
    const now = { lit: new Set(['dock:1']), brings };
    expect(all(spot(now), 'aria-label')).toContain('Dock one (cannot be undone)');
    expect(all(spot({ ...now, lang: 'fr' }), 'aria-label')).toContain('Dock one (sans retour)');
    expect(spot(now)).toMatch(/class="[^"]*final/);
  });

  test('shows that it is picked by more than colour', () => {
    const picked = spot({ picked: new Set(['dock:1']), lit: new Set(['dock:1']) });
    expect(picked).toContain('aria-pressed="true"');
    expect(picked).toMatch(/class="[^"]*tick/);
    expect(picked).not.toMatch(/<circle class="[^"]*dot/);
  });

  test('glows with a dot, or without one among many alike; what was done keeps a trace', () => {
    expect(spot({ lit: new Set(['dock:1']) })).toMatch(/dot/);
    expect(spot({ lit: new Set(['dock:1']) }, { quiet: true })).not.toMatch(/dot/);
    expect(spot({ traced: new Set(['dock:1']) })).toMatch(/class="[^"]*trace/);
  });

  test('has its dot on its outline', () => {
    const lit = { lit: new Set(['dock:1']) };
    expect(all(spot(lit), 'cx')).toEqual(['70']);
    expect(all(spot(lit, { shape: round }), 'cx').map(Number)[0]).toBeCloseTo(61.3);
  });

  test('gives thumbs more than its drawing', () => {
    const target = { x: 0, y: 0, width: 200, height: 100 };
    expect(spot({}, { shape: facet(5), target })).toContain(facet(5)(target));
    expect(spot({}, { shape: facet(5), reach: 8 })).toContain(facet(5)(BOX, 8));
  });

  test('answers for itself where it lies upon another', () => {
    expect(clicked({ lit: new Set(['dock:1']) })).toEqual(['stopped', 'dock:1']);
    const within = { within: 'bay' };
    expect(clicked({ lit: new Set(['dock:1', 'bay']) }, within)).toEqual(['stopped', 'dock:1']);
    expect(clicked({ lit: new Set(['bay']) }, within)).toEqual(['stopped', 'bay']);
    expect(clicked({}, within)).toEqual(['stopped', 'dock:1']);
  });

  test('has no tooltips of the browser: the explanation card says it all', () => {
    expect(spot({ lit: new Set(['dock:1']) })).not.toContain('<title');
  });
});

describe('what is no place', () => {
  test('can be explained by its name', () => {
    expect(drawn(<Info id="icon:energy">x</Info>)).toContain('<g data-explain="icon:energy">x</g>');
    const said = drawn(
      <Info id="bag" label="14 in the bag" html>
        14
      </Info>,
    );
    expect(said).toContain('<span data-explain="bag" role="img" aria-label="14 in the bag">');
  });

  test('a key is a button that keeps its state', () => {
    const key = drawn(
      <Key label="Orbit" box={BOX} act={() => {}} pressed>
        o
      </Key>,
    );
    expect(key).toMatch(/role="button" tabindex="0" aria-label="Orbit" aria-pressed="true"/i);
  });
});
