import {
  around,
  type Box,
  box as boxOf,
  Info,
  Panel,
  type Place,
  Put,
  rounded,
  Spot,
  Tag,
  useScale,
  Words,
} from '@orrery/kit';
import type { Officer } from '../data/index.ts';
import { moduleOf, portId, terrabotPoints } from '../text/components.ts';
import { moduleName, portName, signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { ModuleTile } from './modules.tsx';
import { CARD_RATIO, OfficerCard } from './officers.tsx';
import { at, readPlace } from './places.ts';
import { PriceTag } from './price.tsx';

interface TrayProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** A card in the tray, and the place that a click on it means. */
interface Laid {
  readonly type: Officer;
  readonly place: Place;
}

/** Cards side by side, and below each the dock it leads to when it lies on top. */
function Cards({ draw, box, laid }: TrayProps & { readonly laid: readonly Laid[] }) {
  const foot = 26;
  // On a phone the hand shows only what is left of it: here cards are taken back.
  const { phone } = useScale();
  const step = Math.min(104, box.width / Math.max(1, laid.length));
  const card = Math.min(step - 12, (box.height - foot - 12) / CARD_RATIO);
  const first = box.x + (box.width - step * (laid.length - 1)) / 2;
  return laid.map(({ type, place }, i) => {
    const x = first + i * step;
    const y = box.y + 4 + (card * CARD_RATIO) / 2;
    const twice = laid.findIndex((other) => other.type === type) < i;
    return (
      <g key={place}>
        {readPlace(place).kind === 'card' && !phone ? (
          <Info id={place}>
            <OfficerCard type={type} width={card} x={x} y={y} />
          </Info>
        ) : (
          <Spot
            draw={draw}
            place={place}
            label={say(draw.lang, 'ui.top', { card: type })}
            box={around(x, y, card, card * CARD_RATIO)}
            shape={rounded(card * 0.09)}
          >
            <OfficerCard type={type} width={card} x={x} y={y} />
          </Spot>
        )}
        {twice ? null : (
          <Words
            text={say(draw.lang, 'ui.dock', { dock: type })}
            x={x}
            y={box.y + box.height - foot / 2}
            width={step - 4}
            size={15}
            weight={600}
            anchor="middle"
            stand="middle"
          />
        )}
      </g>
    );
  });
}

function laidCards({ view, asked, picked }: Draw): readonly Laid[] {
  if (asked?.ask === 'acquireModuleTop')
    return (view.payment?.cards ?? []).map((type) => ({ type, place: at.top(type) }));
  return [...picked]
    .map((place) => ({ place, type: Number(readPlace(place).names[0]) as Officer }))
    .sort((a, b) => a.type - b.type);
}

/** Within the ring while a module is being paid for: the module, its price, the cards so far. */
export function PaymentTray({ draw, box }: TrayProps) {
  const { view, lang, asked } = draw;
  const { phone } = useScale();
  const { payment, subject } = view;
  if (payment === null || subject === null) return null;
  const laid = laidCards(draw);
  const high = box.height > 200;
  const price = view.prices[payment.port] ?? [];
  const tile = around(box.x + 46, box.y + (high ? 44 : box.height / 2 - 4), 70);
  const words = high
    ? boxOf(box.x + 92, box.y + 8, box.width - 100, 84)
    : boxOf(box.x + 96, box.y + 12, 244, box.height - 24);
  const cards = high
    ? boxOf(box.x + 6, box.y + 98, box.width - 12, box.height - 104)
    : boxOf(box.x + 350, box.y + 6, box.width - 362, box.height - 12);
  const port = portName(portId(payment.port));
  const title = say(lang, 'ui.port', { port, module: moduleName(lang, subject) });
  const hint = asked?.ask === 'acquireModuleTop' ? 'ui.top.choose' : 'ui.pay.choose';
  return (
    <g>
      <Panel box={box} shape={rounded(18)} solid />
      <ModuleTile
        id={subject}
        size={tile.width}
        body={false}
        x={tile.x + tile.width / 2}
        y={tile.y + tile.height / 2}
      />
      {moduleOf(subject).kind === 'terrabot' ? (
        <Tag text={signed(terrabotPoints(view.round))} box={tile} side="below" size={16} />
      ) : null}
      <Words
        text={phone ? say(lang, hint) : `${title}. ${say(lang, hint)}`}
        x={words.x}
        y={words.y + words.height / 2}
        width={words.width}
        height={words.height}
        size={20}
        most={4}
        stand="middle"
        weight={550}
      />
      {laid.length > 0 ? (
        <Cards draw={draw} box={cards} laid={laid} />
      ) : (
        <Put x={cards.x + cards.width / 2} y={cards.y + cards.height / 2 - 6}>
          <PriceTag price={price} hand={view.own?.hand ?? null} width={60} counted />
        </Put>
      )}
    </g>
  );
}
