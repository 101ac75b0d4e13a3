import type { CardEffect, Colonist, Count, CrewCondition } from '../data/index.ts';
import { COLONISTS } from '../data/index.ts';
import { Figure, Ghost } from './figures.tsx';
import { isSign, Sign, type SignName } from './signs.tsx';

/** Costs and gains are a line of signs and figures: a number or mark as text, a sign, or a person. */
export type Token = { readonly sign: SignName } | { readonly who: Colonist | 'any' } | string;

const sign = (name: string): Token => (isSign(name) ? { sign: name } : name);

function counted(per: Count): Token[] {
  switch (per.op) {
    case 'countColonists':
      return [{ who: per.type }];
    case 'countPairs':
      return per.types.map((who) => ({ who }));
    case 'countStock':
      return [sign(per.what)];
  }
}

const conditionTokens = (condition: CrewCondition): Token[] =>
  condition.op === 'hasColonist' ? [{ who: condition.type }] : [sign('same')];

function oneOfThem(options: readonly (readonly CardEffect[])[]): Token[] {
  return options.flatMap((option, i) =>
    (i === 0 ? [] : (['/'] as Token[])).concat(tokensOf(option)),
  );
}

function tokens(effect: CardEffect): Token[] {
  switch (effect.op) {
    case 'gain':
      return [`${effect.n}`, sign(effect.what)];
    case 'lose':
      return [`−${effect.n}`, sign(effect.what)];
    case 'choose':
      return oneOfThem(effect.options);
    case 'gainCardColonists':
      return Array.from({ length: effect.n }, () => ({ who: 'any' as const }));
    case 'gainCardBuilding':
      return [sign('tile')];
    case 'gainRandomColonist':
      return [sign('bag'), sign('arrow'), { who: 'any' }];
    case 'train':
      return [{ who: 'any' }, sign('academy')];
    case 'spend':
      return [
        ...effect.cost.flatMap(({ what, n }): Token[] => [`${n}`, sign(what)]),
        sign('arrow'),
        ...tokensOf(effect.then),
      ];
    case 'convert':
      return [`${effect.min}–${effect.max}`, sign('energy'), sign('swap'), sign('mineral')];
    case 'gainPer':
      return [
        ...(effect.base > 0 ? [`${effect.base}`, sign(effect.what), '+'] : []),
        ...(effect.base > 0 ? [`${effect.each}`] : [`${effect.each}`, sign(effect.what)]),
        effect.every > 1 ? `/${effect.every}` : '/',
        ...counted(effect.per),
      ];
    case 'gainIf':
      return [`+${effect.n}`, sign(effect.what), '/', ...conditionTokens(effect.condition)];
    case 'target':
      return [sign('target'), ...tokensOf(effect.do), sign('arrow'), ...tokensOf(effect.then)];
    case 'takeFromRegion':
      return [sign('die'), sign('arrow'), `${effect.n}`, sign('energy'), '/', sign('mineral')];
    case 'extraMoves':
      return [`+${effect.n}`, sign('move')];
    case 'freeExpeditionCrew':
      return [{ who: 'any' }, sign('arrow'), sign('flag')];
    case 'toolkitMoves':
      return [sign('toolkit'), sign('arrow'), sign('move')];
    case 'takeRelicDie':
      return [sign('relic')];
    case 'losePer':
    case 'addToRegion':
    case 'forEach':
    case 'exposeRightmostDie':
    case 'roundModifier':
      return [];
  }
}

export const tokensOf = (effects: readonly CardEffect[]): Token[] => effects.flatMap(tokens);

const widthOf = (token: Token): number =>
  typeof token === 'string'
    ? token.length * 9.2 + (token === '/' ? -2.5 : 1)
    : 'who' in token
      ? 17
      : 21;
const lineWidth = (line: readonly Token[]): number =>
  line.reduce((sum, token) => sum + widthOf(token), 0);

/** Where room is short, signs give way before figures do: they can be told apart when smaller. */
const LEAST_SIGN = 0.55;

/** How large the figures and the signs of a line are. */
function scales(line: readonly Token[], size: number, room: number) {
  const full = size / 20;
  const figures = lineWidth(line.filter((token) => typeof token === 'string'));
  const signs = lineWidth(line) - figures;
  const left = signs === 0 ? 1 : (room / full - figures) / signs;
  const sign = Math.min(1, Math.max(LEAST_SIGN, left));
  const all = Math.min(full, room / Math.max(1, figures + signs * sign));
  return { all, sign };
}

interface TokenLineProps {
  readonly line: readonly Token[];
  /** The height of its signs, unless the room asks for less. */
  readonly size: number;
  readonly room: number;
  readonly align?: 'start' | 'middle';
}

/** Drawn around its middle line, from its start or around its middle. */
export function TokenLine({ line, size, room, align = 'start' }: TokenLineProps) {
  const { all, sign: small } = scales(line, size, room);
  const scaleOf = (token: Token): number => (typeof token === 'string' ? 1 : small);
  const width = line.reduce((sum, token) => sum + widthOf(token) * scaleOf(token), 0);
  let x = align === 'middle' ? -width / 2 : 0;
  return (
    <g transform={`scale(${all})`}>
      {line.map((token, i) => {
        const wide = widthOf(token) * scaleOf(token);
        const at = x + wide / 2;
        x += wide;
        return (
          // A line never changes its order.
          <g key={i} transform={`translate(${at} 0) scale(${scaleOf(token)})`}>
            <TokenSign token={token} />
          </g>
        );
      })}
    </g>
  );
}

function TokenSign({ token }: { readonly token: Token }) {
  if (typeof token === 'string')
    return (
      <text
        y="6"
        textAnchor="middle"
        fontSize="17"
        fontWeight="650"
        style={{ fill: 'currentColor' }}
      >
        {token}
      </text>
    );
  if ('sign' in token) return <Sign name={token.sign} size={20} />;
  return token.who !== 'any' && COLONISTS.includes(token.who) ? (
    <Figure colonist={token.who} size={20} />
  ) : (
    <Ghost slot="any" size={19} />
  );
}
