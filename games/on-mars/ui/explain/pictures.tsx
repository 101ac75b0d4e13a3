import { box, Picture } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { ReactNode } from 'react';
import { CardFace } from '../display.tsx';
import { TileArt } from '../map-art.tsx';
import { PlanFace } from '../plan-face.tsx';
import css from '../palette.module.css';
import { lineOf, Sign, type SignName, type Signs, TokenLine } from '../signs.tsx';
import type { Effect } from '../../data/index.ts';

const picture = (width: number, height: number, drawing: ReactNode) => (
  <Picture width={width} height={height} className={css['world']}>
    {drawing}
  </Picture>
);

export const signPicture = (name: SignName) => picture(48, 48, <Sign name={name} size={42} />);

const linePicture = (line: Signs) =>
  picture(96, 34, <TokenLine line={line} size={24} room={92} align="middle" />);

export const effectPicture = (effect: Effect | null | undefined) =>
  effect ? linePicture(lineOf([effect])) : undefined;

export const planPicture = (lang: Lang, plan: number) =>
  picture(124, 150, <PlanFace plan={plan} lang={lang} box={box(-60, -73, 120, 146)} />);

export const cardPicture = (card: number) =>
  picture(110, 74, <CardFace card={card} box={box(-53, -35, 106, 70)} />);

export const tilePicture = (tile: number) => picture(72, 72, <TileArt tile={tile} size={62} />);
