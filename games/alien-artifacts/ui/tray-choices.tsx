import {
  type Box,
  box as boxOf,
  cells,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  useScale,
  Words,
} from '@orrery/kit';
import {
  COLOUR_OF,
  COLOURS,
  constants,
  data,
  EVERY_KIND,
  factionInfo,
  type Kind,
  sectionsOf,
  SYMBOLS,
  TYPES,
} from '../data/index.ts';
import { capital, colourName, deckName, factionName, typeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BlankCard } from './blank.tsx';
import { type Draw, playerAt } from './draw.ts';
import { Emblem } from './faction.tsx';
import { kindName } from './kinds.ts';
import { factionLine, scoreLine } from './lines.ts';
import { at } from './places.ts';
import { COLOUR_SIGNS, KIND_SIGNS, Sign, TokenLine } from './signs.tsx';

interface ChoiceProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** A ladder of extra credits: what is paid in all, how many cards are seen, what is left. */
export function Ladder({ draw, box, kind }: ChoiceProps & { readonly kind: Kind }) {
  const { lang, view, me } = draw;
  const { phone } = useScale();
  const player = playerAt(view, me);
  if (!player) return null;
  const price = player.buyPrice.total;
  const free = 1 + player.buyDraw;
  // A full Bank could pay these: what no Bank could ever pay is no rung.
  const n = constants.bankMax - price + 1;
  const columns = phone ? 4 : Math.ceil(n / 2);
  const rungs = cells(box, columns, Math.ceil(n / columns), phone ? 5 : 8);
  return Array.from({ length: n }, (_, extra) => {
    const cell = rungs[extra];
    if (!cell) return null;
    const place = at.extra(extra);
    const lit = draw.lit.has(place);
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
    const paid = price + extra;
    return (
      <Spot
        key={extra}
        draw={draw}
        place={place}
        label={say(lang, 'option.extra', { cards: extra + free, paid })}
        box={cell}
        shape={rounded(9)}
        tell="nothing"
        quiet
      >
        <Panel
          box={cell}
          shape={rounded(9)}
          edge={lit ? 'var(--aa-old-gold)' : 'var(--board-panel-edge)'}
        />
        <g opacity={lit ? 1 : 0.4}>
          <Put x={x} y={y - cell.height * 0.26}>
            <TokenLine
              line={[`${extra + free}`, { sign: KIND_SIGNS[kind] }]}
              size={phone ? 20 : 26}
              align="middle"
            />
          </Put>
          <Put x={x} y={y + cell.height * 0.06}>
            <TokenLine
              line={[`−${paid}`, { sign: 'coin' }]}
              size={phone ? 16 : 19}
              align="middle"
            />
          </Put>
          {player.credits < paid ? null : (
            <g color="var(--board-soft)" transform={`translate(${x} ${y + cell.height * 0.33})`}>
              <TokenLine line={[`= ${player.credits - paid}`]} size={15} align="middle" />
            </g>
          )}
        </g>
      </Spot>
    );
  });
}

/** Which deck, and which Type of card. */
export function SearchGrid({ draw, box }: ChoiceProps) {
  const { lang, view } = draw;
  const grid = cells(box, TYPES.length, EVERY_KIND.length, 6);
  return EVERY_KIND.flatMap((kind) =>
    TYPES.map((_, type) => {
      const cell = grid[kind * TYPES.length + type];
      if (!cell) return null;
      const place = at.search(kind, type);
      const label = say(lang, 'option.search', {
        deck: capital(deckName(lang, kindName(kind))),
        type: typeName(lang, type),
      });
      return (
        <Spot key={place} draw={draw} place={place} label={label} box={cell} quiet>
          <Panel box={cell} shape={rounded(10)} />
          <g opacity={draw.lit.has(place) ? 1 : 0.4}>
            <Put
              x={cell.x + cell.width / 2}
              y={cell.y + cell.height * 0.38}
              scale={Math.min(2.2, cell.height / 36)}
            >
              <BlankCard kind={kindName(kind)} type={TYPES[type] ?? null} />
            </Put>
            <Words
              text={typeName(lang, type)}
              x={cell.x + cell.width / 2}
              y={cell.y + cell.height - 8}
              width={cell.width - 8}
              size={13}
              anchor="middle"
            />
            <Numeral
              n={view.decks[kind]?.cards ?? 0}
              x={cell.x + cell.width - 14}
              y={cell.y + 14}
              size={12}
            />
          </g>
        </Spot>
      );
    }),
  );
}

/** The most that own cards show of a colour, one section each. */
function showing({ view, me }: Draw, colour: number): number {
  const best = (symbols: readonly number[]): number => Math.max(0, ...symbols);
  const inHand = (view.own?.hand ?? []).map((card) =>
    best(
      sectionsOf(card).map((section) =>
        COLOUR_OF[section] === colour ? (SYMBOLS[section] ?? 0) : 0,
      ),
    ),
  );
  const under = (playerAt(view, me)?.empire ?? []).flatMap(({ produced }) =>
    produced.map((section) => (COLOUR_OF[section] === colour ? (SYMBOLS[section] ?? 0) : 0)),
  );
  return [...inHand, ...under].reduce((sum, n) => sum + n, 0);
}

/** Which colour is sold; gold goes with any, or alone. */
export function Sale({ draw, box }: ChoiceProps) {
  const { lang } = draw;
  const { phone } = useScale();
  const room = phone ? box : boxOf(box.x + 80, box.y + 50, box.width - 160, box.height - 100);
  return cells(room, phone ? 2 : 4, phone ? 2 : 1, 14).map((cell, colour) => {
    const id = COLOURS[colour];
    if (id === undefined) return null;
    const place = at.sell(colour);
    const label = colour === 3 ? say(lang, 'option.gold') : capital(colourName(lang, id));
    return (
      <Spot key={id} draw={draw} place={place} label={label} box={cell}>
        <Panel box={cell} shape={rounded(12)} />
        <g opacity={draw.lit.has(place) ? 1 : 0.4}>
          <Put x={cell.x + cell.width / 2} y={cell.y + cell.height * 0.36}>
            <Sign name={COLOUR_SIGNS[colour] ?? 'gold'} size={Math.min(56, cell.height * 0.4)} />
          </Put>
          <Words
            text={label}
            x={cell.x + cell.width / 2}
            y={cell.y + cell.height * 0.7}
            width={cell.width - 12}
            size={16}
            anchor="middle"
          />
          <g transform={`translate(${cell.x + cell.width / 2} ${cell.y + cell.height * 0.86})`}>
            <TokenLine
              line={[`≤${showing(draw, colour)}`, { sign: 'coin' }]}
              size={17}
              align="middle"
            />
          </g>
        </g>
      </Spot>
    );
  });
}

/** The six factions: set-up, Action and both scorings. */
export function Leaders({ draw, box }: ChoiceProps) {
  const { lang } = draw;
  const { phone } = useScale();
  const grid = cells(box, phone ? 2 : 3, phone ? 3 : 2, 6);
  return data.factions.map(({ id }, faction) => {
    const cell = grid[faction];
    if (!cell) return null;
    const { setup, action, scoring } = factionInfo(faction);
    const place = at.leader(faction);
    const size = phone ? 34 : 44;
    return (
      <Spot key={id} draw={draw} place={place} label={factionName(lang, faction)} box={cell}>
        <Panel box={cell} shape={rounded(10)} />
        <g opacity={draw.lit.has(place) ? 1 : 0.4}>
          <Put x={cell.x + size / 2 + 5} y={cell.y + size / 2 + 6}>
            <Emblem faction={faction} size={size} />
          </Put>
          <Words
            text={factionName(lang, faction)}
            x={cell.x + size + 12}
            y={cell.y + size / 2 + 6}
            width={cell.width - size - 16}
            size={16}
            most={2}
            serif
            weight={600}
            stand="middle"
          />
          {phone ? (
            <g transform={`translate(${cell.x + 10} ${cell.y + cell.height - 16})`}>
              <TokenLine
                line={[...factionLine(action.effects), ...scoring.terms.flatMap(scoreLine)]}
                size={17}
                room={cell.width - 20}
              />
            </g>
          ) : (
            <>
              <g transform={`translate(${cell.x + 10} ${cell.y + 68})`}>
                <TokenLine line={factionLine(setup.effects)} size={16} room={cell.width - 20} />
              </g>
              <g transform={`translate(${cell.x + 10} ${cell.y + 92})`}>
                <TokenLine line={factionLine(action.effects)} size={16} room={cell.width - 20} />
              </g>
              <Words
                text={scoring.text[lang]}
                x={cell.x + 10}
                y={cell.y + 118}
                width={cell.width - 20}
                height={cell.height - 118}
                size={12}
                most={3}
                soft
              />
            </>
          )}
        </g>
      </Spot>
    );
  });
}
