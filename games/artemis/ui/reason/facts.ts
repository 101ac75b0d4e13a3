import { type Colonist, COLONISTS, data, type Resource } from '../../data/index.ts';
import { crewName, goods, ownerName, theExpedition, thePlace } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { bids } from './board.ts';
import { type Case, partOf, tell, who } from './case.ts';
import { filled } from './colony.ts';

/** Where an Expedition stands (ART-EXP-02). */
function expedition(c: Case): string | null {
  const here = c.view.expeditions[Number(partOf(c, 0))];
  if (!here) return null;
  const { card, total, difficulty } = here;
  const name = theExpedition(c.voice.lang, card);
  return tell(c, 'reason.expedition', { expedition: name, total, difficulty });
}

function relic(c: Case): string | null {
  const { relic: die } = c.view;
  if (die === null) return null;
  if (die.holder === null) return tell(c, 'reason.relic.free');
  if (die.holder !== c.me) {
    return tell(c, 'reason.relic.other', { player: c.voice.name(die.holder) });
  }
  return die.rolled === null
    ? tell(c, 'reason.relic.mine')
    : tell(c, 'reason.relic.rolled', { value: die.rolled });
}

/** What belongs to another player is told by its owner alone. */
const foreign = (c: Case): string | null => {
  const owner = Number(partOf(c, 0));
  return owner === c.me ? null : tell(c, 'reason.foreign', { player: ownerName(c.voice, owner) });
};

function store(c: Case): string {
  const seat = Number(partOf(c, 0));
  const what = partOf(c, 1) as Resource | 'toolkit' | 'badge';
  const held = goods(c.voice.lang, what, c.view.players[seat]?.[what] ?? 0);
  return seat === c.me
    ? tell(c, 'reason.store', { goods: held })
    : tell(c, 'reason.store.other', { player: c.voice.name(seat), goods: held });
}

function shelters(c: Case): string {
  const crew = COLONISTS.flatMap((type) => Array<Colonist>(c.own.shelters[type]).fill(type));
  return crew.length === 0
    ? tell(c, 'reason.shelters.empty')
    : tell(c, 'reason.shelters', { crew: crewName(c.voice.lang, crew) });
}

function event(c: Case): string | null {
  const { event: card } = c.view;
  if (card === null) return null;
  return card.done
    ? tell(c, 'reason.event.done')
    : tell(c, 'reason.event.waits', { letter: card.letter });
}

/** How things stand at a place that the question is not about, by kind of place. */
export const FACTS: Readonly<Record<string, (c: Case) => string | null>> = {
  expedition,
  reward: expedition,
  campDie: expedition,
  tile: bids,
  doorstep: (c) => tell(c, 'reason.doorstep', { price: c.view.doorstep.price, have: c.own.energy }),
  academy: (c) => {
    const type = partOf(c, 0) as Colonist;
    return tell(c, 'reason.academy.left', {
      crew: say(c.voice.lang, `n.${type}`, { n: c.view.academy.supply[type] }),
    });
  },
  relief: (c) => tell(c, 'reason.relief.mine', { at: c.own.relief }),
  die: foreign,
  relic,
  store,
  shelters: (c) => foreign(c) ?? shelters(c),
  building: (c) => foreign(c) ?? tell(c, 'reason.building', filled(c, partOf(c, 1))),
  colonist: (c) =>
    foreign(c) ??
    tell(c, 'reason.colonist', {
      who: who(c, partOf(c, 2)),
      place: thePlace(c.voice.lang, partOf(c, 1)),
    }),
  player: (c) =>
    c.view.solo ? null : tell(c, 'reason.first', { player: c.voice.name(c.view.first) }),
  event,
  score: (c) => tell(c, 'reason.score', { vp: c.own.vp }),
  round: (c) => tell(c, 'reason.round', { round: c.view.round, rounds: data.rounds.count }),
};
