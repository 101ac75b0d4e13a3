import type { Seat } from '@orrery/kernel';
import {
  around,
  CARD_RATIO,
  type DrawProps,
  LedgerPart,
  PartFrame,
  Put,
  Spot,
  spread,
} from '@orrery/kit';
import type { TemplateView } from '../rules/view.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';
import { Lander, SIGNS } from './signs.tsx';

type Draw = DrawProps<TemplateView>;

const CARD = 72;
const HEIGHT = CARD * CARD_RATIO + 24;

/** One's own hand. */
export function Own(draw: Draw) {
  const { lang, view } = draw;
  const hand = view.own?.hand ?? [];
  return (
    <PartFrame label={say(lang, 'ui.own')} plan={() => ({ height: HEIGHT })}>
      {(_plan, width) =>
        spread(hand.length, width - 24, CARD, 12).map((x, i) => {
          const card = hand[i] ?? 0;
          const place = around(x + 12, HEIGHT / 2, CARD, CARD * CARD_RATIO);
          const label = say(lang, 'card.title', { card });
          return (
            <Spot key={i} draw={draw} place={at.card(i)} label={label} box={place}>
              <Put x={x + 12} y={HEIGHT / 2}>
                <Lander card={card} lang={lang} width={CARD} />
              </Put>
            </Spot>
          );
        })
      }
    </PartFrame>
  );
}

/** Another player's open things. */
export function Rival(draw: Draw & { readonly seat: Seat }) {
  const { lang, view, seat, name } = draw;
  const { cards = 0, points } = view.players[seat] ?? {};
  const total = (points?.landings ?? 0) + (points?.sites ?? 0);
  return (
    <LedgerPart
      label={name(seat)}
      draw={draw}
      items={[
        {
          id: at.hand(seat),
          drawing: <SIGNS.Sign name="hand" size={24} />,
          n: cards,
          label: say(lang, 'count.cards', { n: cards }),
        },
        {
          id: at.points(seat),
          drawing: <SIGNS.Sign name="points" size={24} />,
          n: total,
          label: say(lang, 'count.points', { n: total }),
        },
      ]}
    />
  );
}
