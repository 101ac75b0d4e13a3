import { type Colonist, data } from '../../data/index.ts';
import { directiveText, theExpedition } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { building, type Case, partOf, tell, topBid } from './case.ts';

/** Why the die being placed may not go on this tile (ART-GANT-01, ART-GANT-04). */
function bidTooLow(c: Case, tile: string): string | null {
  const top = topBid(c, tile);
  return top && tell(c, 'reason.tile.low', { ...top, value: c.view.placing?.value ?? 0 });
}

/** Why the die being placed may not go to this region. */
function closed(c: Case): string | null {
  const { gantry, academy, placing } = c.view;
  switch (c.rule) {
    case 'ART-PREP-01':
      return tell(c, 'reason.basecamp.none');
    case 'ART-GANT-01': {
      if (gantry.length === 0) return tell(c, 'reason.gantry.none');
      const top = Math.min(...gantry.map(({ dice }) => dice.at(-1)?.value ?? 0));
      return tell(c, 'reason.gantry.low', { top, value: placing?.value ?? 0 });
    }
    case 'ART-ACAD-01':
      return tell(c, 'reason.academy.full', { spaces: academy.spaces });
    case 'ART-ACAD-02':
      return tell(c, 'reason.academy.nobody');
    default:
      return null;
  }
}

function region(c: Case): string | null {
  const { placing, phase } = c.view;
  if (c.ask === 'placeDieRegion') return closed(c);
  if (c.ask === 'placeDieValue') return tell(c, 'reason.die.first');
  if (placing?.region) {
    const at = say(c.voice.lang, `at.${placing.region}`);
    return tell(c, 'reason.placed', { value: placing.value, at });
  }
  if (phase === 'placement') return null;
  return tell(c, 'reason.phase', { phase: say(c.voice.lang, `phase.${phase}`) });
}

function tile(c: Case): string | null {
  const id = partOf(c, 0);
  const { view, ask } = c;
  switch (ask) {
    case 'placeDieRegion':
      return bidTooLow(c, id);
    case 'placeDieTile': {
      const prize = view.expeditions.find((one) => one.building === id);
      if (!prize) return bidTooLow(c, id);
      const expedition = theExpedition(c.voice.lang, prize.card);
      return tell(c, 'reason.tile.reward', { building: building(c, id), expedition });
    }
    case 'droneOutbid': {
      const top = topBid(c, id);
      if (c.rule !== 'ART-GANT-01') return top && tell(c, 'reason.drone.yours', top);
      return top && tell(c, 'reason.drone.low', { ...top, value: view.focus?.left ?? 0 });
    }
    case 'buyBuilding':
      return `${tell(c, 'reason.buy.other', { building: building(c, view.focus?.tile ?? id) })} ${bids(c)}`;
    default:
      return null;
  }
}

export function bids(c: Case): string {
  const id = partOf(c, 0);
  const top = topBid(c, id);
  return top === null
    ? tell(c, 'reason.tile.free', { building: building(c, id) })
    : tell(c, 'reason.tile.bids', top);
}

function campDie(c: Case): string | null {
  if (c.ask !== 'placeDieMarineTarget') return null;
  const { view, me } = c;
  const [here, there] = [Number(partOf(c, 0)), view.placing?.expedition ?? -1];
  const expedition = view.expeditions[there];
  const other = view.expeditions[here];
  const die = other?.dice[Number(partOf(c, 1))];
  if (!expedition || !other || !die) return null;
  if (here !== there) {
    const { lang } = c.voice;
    return tell(c, 'reason.target.elsewhere', {
      expedition: theExpedition(lang, expedition.card),
      other: theExpedition(lang, other.card),
    });
  }
  if (die.owner === me) return tell(c, 'reason.target.own');
  return die.value === 1 ? tell(c, 'reason.target.low') : null;
}

function reward(c: Case): string | null {
  const { view, voice } = c;
  const here = view.expeditions[Number(partOf(c, 0))];
  const taken = here?.awards.find((award) => award.reward === Number(partOf(c, 1)));
  if (taken) return tell(c, 'reason.reward.taken', { player: voice.name(taken.seat) });
  if (c.ask !== 'chooseReward') return null;
  const now = view.expeditions[view.focus?.expedition ?? -1];
  return now
    ? tell(c, 'reason.reward.other', { expedition: theExpedition(voice.lang, now.card) })
    : null;
}

function relief(c: Case): string | null {
  if (c.ask !== 'chooseRelief') return null;
  const space = Number(partOf(c, 0));
  if (space === data.reliefTrack.start) return tell(c, 'reason.relief.start');
  if (space > c.own.relief) return tell(c, 'reason.relief.ahead', { at: c.own.relief, space });
  return tell(c, 'reason.relief.dry');
}

function die(c: Case): string | null {
  const [owner = -1, rolled = 0, value = 0] = c.parts.map(Number);
  if (owner !== c.me) return null;
  if (c.rule === 'ART-PLACE-03') {
    const need = Math.abs(value - rolled);
    return tell(c, 'reason.tools', { need, have: c.own.toolkit });
  }
  const { placing } = c.view;
  return placing ? tell(c, 'reason.die.placing', { value: placing.value }) : null;
}

function academy(c: Case): string | null {
  if (c.ask === 'placeDieRegion') return closed(c);
  if (c.ask !== 'train') return null;
  const type = partOf(c, 0) as Colonist;
  const colonist = say(c.voice.lang, `a.${type}`);
  const left = c.view.academy.supply[type];
  return left === 0
    ? tell(c, 'reason.train.none', { colonist })
    : tell(c, 'reason.train.type', { colonist });
}

function player(c: Case): string | null {
  const self = c.ask === 'assaultTarget' && Number(partOf(c, 0)) === c.me;
  return self ? tell(c, 'reason.assault.self') : null;
}

function directive(c: Case): string {
  const card = partOf(c, 0);
  return c.own.playable?.includes(card)
    ? tell(c, 'reason.directive.later')
    : tell(c, 'reason.directive.unmet', { text: directiveText(c.voice.lang, card) });
}

/** By kind of place: the reason, where the question is about such places; null: it is not. */
export const boardReasons: Readonly<Record<string, (c: Case) => string | null>> = {
  region,
  tile,
  campDie,
  reward,
  relief,
  die,
  academy,
  player,
  directive,
};
