import { type Box, facet, PIECE, Put, Spot, Words } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { DirectiveId } from '../rules/state.ts';
import { directiveName, directiveText, directiveVp } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { at } from './places.ts';
import { Amount, Sign } from './signs.tsx';

const INK = 'var(--at-card-ink)';
const MET = '#00704f';

interface FaceProps {
  readonly lang: Lang;
  readonly card: DirectiveId;
  readonly met: boolean;
  readonly box: Box;
}

/** A strip that tells what it asks for and what it pays. */
function DirectiveFace({ lang, card, met, box }: FaceProps) {
  const { x, y, width, height } = box;
  const worth = { x: x + width - 21, y: y + 12 };
  return (
    <g {...{ [PIECE]: `directive:${card}` }}>
      <rect
        {...box}
        rx="6"
        fill="var(--at-card)"
        stroke={met ? MET : 'var(--at-ice-deep)'}
        strokeWidth={met ? 2.5 : 1.5}
      />
      <Words
        text={directiveName(lang, card)}
        x={x + 8}
        y={y + 15}
        width={width - (met ? 66 : 50)}
        size={13}
        weight={600}
        serif
        fill={INK}
      />
      <Words
        text={directiveText(lang, card)}
        x={x + 8}
        y={y + height * 0.62}
        width={width - 14}
        size={12}
        most={2}
        fill={INK}
      />
      <g color={INK}>
        <Put {...worth}>
          <Amount sign="vp" n={directiveVp(card)} size={16} align="middle" />
        </Put>
      </g>
      {met ? (
        <g color={MET}>
          <Put x={worth.x - 27} y={worth.y}>
            <Sign name="check" size={14} />
          </Put>
        </g>
      ) : null}
    </g>
  );
}

interface DirectivesProps {
  readonly draw: Draw;
  readonly boxes: readonly Box[];
}

/** Secret goals in hand; those that are fulfilled bear a mark. */
export function Directives({ draw, boxes }: DirectivesProps) {
  const { lang, view } = draw;
  return (view.own?.hand ?? []).map((card, i) => {
    const box = boxes[i];
    if (!box) return null;
    const met = view.own?.playable.includes(card) ?? false;
    const label = `${directiveName(lang, card)}. ${directiveText(lang, card)}`;
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.directive(card)}
        label={met ? `${label} ${say(lang, 'ui.directive.met')}` : label}
        box={box}
        shape={facet(6)}
      >
        <DirectiveFace lang={lang} card={card} met={met} box={box} />
      </Spot>
    );
  });
}
