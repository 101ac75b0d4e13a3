import { data, factionInfo, type Faction } from '../../data/index.ts';
import type { Category } from '../../rules/state.ts';
import { artifactName, factionName, listed, planName, resourceName } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { Emblem } from '../faction.tsx';
import {
  type Case,
  type Explained,
  fixed,
  nameAt,
  picture,
  playerOf,
  seatAt,
  sentences,
  tell,
  who,
} from './case.tsx';

const isMine = (c: Case): boolean => seatAt(c) === c.view.viewer;

/** A faction: set-up, Action, scoring. */
function ofFaction(c: Case, faction: number, state: string | null) {
  const { lang } = c.voice;
  const { setup, action, scoring, source }: Faction = factionInfo(faction);
  return {
    title: factionName(lang, faction),
    text: sentences(action.text[lang], scoring.text[lang]),
    state: state ?? tell(c, 'explain.setup', { text: setup.text[lang] }),
    rule: 'ALI-FAC-01',
    house: source === 'house',
    drawing: picture(68, 68, <Emblem faction={faction} size={64} />),
  };
}

export const faction: Explained = (c) => {
  const player = playerOf(c);
  if (!player || player.faction < 0) return null;
  const { factionFace, factionType } = player.points;
  return ofFaction(
    c,
    player.faction,
    tell(c, 'explain.factionNow', { player: who(c), face: factionFace, type: factionType }),
  );
};

export const leader: Explained = (c) => {
  const no = data.factions.findIndex(({ id }) => id === nameAt(c, 0));
  return no < 0 ? null : ofFaction(c, no, null);
};

/** Points by where they come from. */
export const points: Explained = (c) => {
  const player = playerOf(c);
  if (!player) return null;
  const { lang } = c.voice;
  const categories = Object.keys(player.points) as Category[];
  const parts = categories
    .filter((category) => player.points[category] !== 0)
    .map((category) => `${say(lang, `category.${category}`)} ${player.points[category]}`);
  return {
    title: `${tell(c, 'explain.points')} (${who(c)})`,
    text: tell(c, 'explain.points.text'),
    state: sentences(
      tell(c, 'ui.points', { track: player.track, total: player.total }),
      parts.length === 0 ? null : `(${parts.join(', ')})`,
    ),
    rule: 'ALI-SCORE-01',
  };
};

/** A player's Empire as a whole: the target of an attack. */
export const seat: Explained = (c) => {
  const player = playerOf(c);
  if (!player) return null;
  return {
    title: tell(c, 'ui.empire', { player: who(c) }),
    text: tell(c, 'explain.empire.text'),
    state: sentences(
      tell(c, 'explain.empireNow', {
        n: player.empire.length,
        work: player.waiting.length,
        total: player.total,
      }),
      tell(c, 'explain.mayAnswer', { n: player.plans }),
    ),
    rule: 'ALI-ATK-01',
  };
};

export const bank: Explained = (c) => {
  const player = playerOf(c);
  if (!player) return null;
  const own = isMine(c);
  return {
    title: `${tell(c, 'explain.bank')} (${who(c)})`,
    text: sentences(tell(c, 'explain.bank.text'), own ? tell(c, 'explain.sell.text') : null),
    state: tell(c, 'ui.bank', { n: player.credits }),
    rule: own ? 'ALI-SELL-01' : 'ALI-BANK-01',
  };
};

export const handOf: Explained = (c) => {
  const player = playerOf(c);
  if (!player) return null;
  const { lang } = c.voice;
  const own = isMine(c) ? (c.view.own?.hand ?? []) : [];
  return {
    title: `${tell(c, 'explain.hand')} (${who(c)})`,
    text: tell(c, 'explain.hand.text'),
    state: sentences(
      tell(c, 'explain.handNow', { n: player.hand, size: player.handSize }),
      own.length === 0
        ? null
        : listed(
            lang,
            own.map((card) => resourceName(lang, card)),
          ),
    ),
    rule: 'ALI-INFO-01',
  };
};

export const artifactsOf: Explained = (c) => {
  const player = playerOf(c);
  if (!player) return null;
  const { lang } = c.voice;
  const own = isMine(c) ? (c.view.own?.artifacts ?? []) : [];
  return {
    title: `${tell(c, 'explain.artifact')} (${who(c)})`,
    text: tell(c, 'explain.artifact.text'),
    state: sentences(
      tell(c, 'ui.held.artifacts', { n: player.artifacts }),
      own.length === 0
        ? null
        : `(${listed(
            lang,
            own.map((one) => artifactName(lang, one)),
          )})`,
    ),
    rule: 'ALI-ART-02',
  };
};

/** Plans that this viewer knows of by name. */
export const plansOf: Explained = (c) => {
  const player = playerOf(c);
  if (!player) return null;
  const { lang } = c.voice;
  const known = [...(isMine(c) ? (c.view.own?.plans ?? []) : []), ...player.shownPlans];
  return {
    title: `${tell(c, 'explain.plan')} (${who(c)})`,
    text: tell(c, 'explain.plan.text'),
    state: sentences(
      tell(c, 'ui.held.plans', { n: player.plans }),
      known.length === 0
        ? null
        : `(${listed(
            lang,
            known.map((one) => planName(lang, one)),
          )})`,
    ),
    rule: 'ALI-INFO-08',
  };
};

export const stores = fixed('produced', 'ALI-PROD-06', (c) => {
  const n = (playerOf(c)?.empire ?? []).reduce((sum, { produced }) => sum + produced.length, 0);
  return { state: tell(c, 'ui.stores', { n }) };
});
