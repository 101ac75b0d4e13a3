import type { Lang } from '@orrery/shared';
import type { DirectiveId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { directiveName, directiveText, directiveVp } from '../text/names.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import { TokenLine } from './tokens.tsx';
import { Words } from './words.tsx';

const INK = 'var(--at-card-ink)';

interface FaceProps {
  readonly lang: Lang;
  readonly card: DirectiveId;
  readonly met: boolean;
  readonly box: Box;
}

/** What a Directive pays, and whether it may be claimed. */
function Worth({ lang, card, met, x, y }: Omit<FaceProps, 'box'> & { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} color={INK}>
      <TokenLine
        line={[`${directiveVp(card)}`, { sign: 'vp' }]}
        size={16}
        room={50}
        align="middle"
      />
      {met ? (
        <g transform="translate(-27 0)" color="#00704f">
          <Sign name="check" size={14} title={say(lang, 'ui.directive.met')} />
        </g>
      ) : null}
    </g>
  );
}

/** A card five to seven where there is room, else a strip; both tell what it asks for. */
function Face({ lang, card, met, box }: FaceProps) {
  const { x, y, width, height } = box;
  const strip = height < 60;
  return (
    <g data-piece={`directive:${card}`}>
      <title>{`${directiveName(lang, card)}. ${directiveText(lang, card)}`}</title>
      <rect
        {...box}
        rx="6"
        fill="var(--at-card)"
        stroke={met ? '#00704f' : 'var(--at-ice-deep)'}
        strokeWidth={met ? 2.5 : 1.5}
      />
      <Words
        text={directiveName(lang, card)}
        x={strip ? x + 8 : x + width / 2}
        y={y + (strip ? 15 : 18)}
        width={strip ? width - (met ? 66 : 50) : width - 8}
        size={strip ? 13 : 14}
        most={strip ? 1 : 2}
        anchor={strip ? 'start' : 'middle'}
        weight={600}
        serif
        fill={INK}
      />
      <Words
        text={directiveText(lang, card)}
        x={strip ? x + 8 : x + 7}
        y={y + (strip ? 28.5 : 54)}
        width={width - (strip ? 14 : 12)}
        size={12}
        most={strip ? 2 : Math.max(1, Math.floor((height - 82) / 14.2))}
        fill={INK}
      />
      <Worth
        lang={lang}
        card={card}
        met={met}
        x={strip ? x + width - 21 : x + width / 2}
        y={strip ? y + 11 : y + height - 14}
      />
    </g>
  );
}

interface DirectivesProps {
  readonly draw: Draw;
  readonly player: PlayerView;
  readonly boxes: readonly Box[];
}

/** Secret goals in hand; those that are fulfilled bear a mark. */
export function Directives({ draw, player, boxes }: DirectivesProps) {
  const { lang } = draw;
  return (player.hand ?? []).map((card, i) => {
    const box = boxes[i];
    if (!box) return null;
    const met = player.playable?.includes(card) ?? false;
    const label = `${directiveName(lang, card)}. ${directiveText(lang, card)}`;
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.directive(card)}
        label={met ? `${label} ${say(lang, 'ui.directive.met')}` : label}
        box={box}
        cut={6}
      >
        <Face lang={lang} card={card} met={met} box={box} />
      </Spot>
    );
  });
}
