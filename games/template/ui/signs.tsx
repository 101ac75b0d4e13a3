import { Card, CardBack, signSet } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { say } from '../text/say.ts';

/** The icon language of the game: here the signs of the kit are enough. */
export const SIGNS = signSet({});

interface LanderProps {
  readonly card: number;
  readonly lang: Lang;
  readonly width: number;
}

/** A card, drawn from its data around its middle. */
export function Lander({ card, lang, width }: LanderProps) {
  const face = {
    title: say(lang, 'card.title', { card }),
    sign: 'rocket' as const,
    corner: [`${card}`],
  };
  return <Card set={SIGNS} face={face} width={width} />;
}

export const Back = ({ width }: { readonly width: number }) => <CardBack width={width} />;
