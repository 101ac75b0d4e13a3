import type { PlayerView } from '../rules/view-types.ts';
import { directiveName, directiveText, directiveVp } from '../text/names.ts';
import { say } from '../text/say.ts';
import css from './palette.module.css';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import { TokenLine } from './tokens.tsx';
import { Words } from './words.tsx';

/** Secret goals in hand; those that are fulfilled bear a mark. */
export function Directives({ draw, player, box }: { draw: Draw; player: PlayerView; box: Box }) {
  const { lang } = draw;
  const hand = player.hand ?? [];
  const width = Math.min(box.height * 0.72, (box.width - 6) / Math.max(1, hand.length));
  return hand.map((card, i) => {
    const x = box.x + i * (width + 6);
    const met = player.playable?.includes(card) ?? false;
    const label = `${directiveName(lang, card)}. ${directiveText(lang, card)}`;
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.directive(card)}
        label={met ? `${label} ${say(lang, 'ui.directive.met')}` : label}
        box={{ x, y: box.y, width, height: box.height }}
        cut={7}
      >
        <g data-piece={`directive:${card}`}>
          <title>{label}</title>
          <rect
            x={x}
            y={box.y}
            width={width}
            height={box.height}
            rx="7"
            fill="var(--at-card)"
            stroke="var(--at-ice-deep)"
            strokeWidth="1.5"
          />
          <Words
            text={directiveName(lang, card)}
            x={x + width / 2}
            y={box.y + 18}
            width={width - 8}
            size={14}
            most={2}
            anchor="middle"
            weight={600}
            className={css.serif}
            fill="var(--at-card-ink)"
          />
          <Words
            text={directiveText(lang, card)}
            x={x + 7}
            y={box.y + 54}
            width={width - 10}
            size={12}
            most={Math.max(1, Math.floor((box.height - 82) / 14.2))}
            fill="var(--at-card-ink)"
          />
          <g
            transform={`translate(${x + width / 2} ${box.y + box.height - 14})`}
            color="var(--at-card-ink)"
          >
            <TokenLine
              line={[`${directiveVp(card)}`, { sign: 'vp' }]}
              size={18}
              room={50}
              align="middle"
            />
            {met ? (
              <g transform={`translate(${width / 2 - 16} 0)`} color="#00704f">
                <Sign name="check" size={16} title={say(lang, 'ui.directive.met')} />
              </g>
            ) : null}
          </g>
        </g>
      </Spot>
    );
  });
}
