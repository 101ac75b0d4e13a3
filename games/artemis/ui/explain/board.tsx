import type { RuleId } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import {
  type Colonist,
  data,
  eventCard,
  expeditionCard,
  type Kind,
  type Letter,
  type Region,
} from '../../data/index.ts';
import {
  buildingName,
  buildingText,
  capital,
  colonistName,
  colonistText,
  crewName,
  eventName,
  eventText,
  expeditionName,
  goods,
  listed,
  ownerName,
  regionName,
  reliefText,
  rewardText,
  theExpedition,
} from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { LESSONS, range } from '../academy.tsx';
import { SHELVES } from '../outfitter.tsx';
import { buildingFacts } from './buildings.tsx';
import { figurePicture, forecastPicture, tilePicture } from './pictures.tsx';
import { type Explainer, isHouse, together } from './seen.ts';

const RULES: Readonly<Record<Region, RuleId>> = {
  basecamp: 'ART-BASE-01',
  vents: 'ART-EXPO-01',
  quarry: 'ART-EXPO-01',
  gantry: 'ART-GANT-01',
  doorstep: 'ART-HIRE-01',
  academy: 'ART-ACAD-03',
  outfitter: 'ART-OUTF-01',
};

/** What a die is worth there, by its value. */
function tableOf(lang: Lang, region: Region): string {
  switch (region) {
    case 'doorstep': {
      const limits = [...new Set(data.doorstepTable.map(({ maxColonists }) => maxColonists))];
      const rows = limits.map((n) => {
        const dice = data.doorstepTable.filter(({ maxColonists }) => maxColonists === n);
        return say(lang, 'explain.doorstep.row', { faces: range(dice.map(({ die }) => die)), n });
      });
      return rows.join(', ');
    }
    case 'academy':
      return LESSONS.map(({ faces, colonist }) =>
        say(lang, 'ui.labelled', { label: faces, text: colonistName(lang, colonist) }),
      ).join(', ');
    case 'outfitter':
      return SHELVES.map(({ span, toolkits }) =>
        say(lang, 'ui.labelled', { label: span, text: toolkits }),
      ).join(', ');
    default:
      return '';
  }
}

const region: Explainer = (seen, [id]) => {
  const { lang, view } = seen;
  const name = id as Region;
  const free = view.academy.spaces - view.academy.dice.length;
  const states: Partial<Record<Region, string>> = {
    vents: say(lang, 'ui.vents', { n: view.vents.stock }),
    quarry: say(lang, 'ui.quarry', { n: view.quarry.stock }),
    academy: say(lang, 'explain.free', { n: free }),
  };
  const drawing = forecastPicture(seen, name);
  const price = name === 'doorstep' ? goods(lang, 'energy', view.doorstep.price) : undefined;
  const state = states[name];
  return {
    title: regionName(lang, name),
    text: say(lang, `explain.region.${name}`, { table: tableOf(lang, name) }),
    ...(price === undefined ? {} : { cost: price }),
    ...(state === undefined ? {} : { state }),
    rule: RULES[name],
    house: name === 'doorstep' || name === 'academy' || name === 'outfitter',
    ...(drawing === undefined ? {} : { drawing }),
  };
};

const expedition: Explainer = ({ voice, lang, view }, [index]) => {
  const found = view.expeditions[Number(index)];
  if (!found) return null;
  const { card, success, total, difficulty, ranking } = found;
  const enough = say(lang, success ? 'ui.expedition.enough' : 'ui.expedition.short', {
    total,
    difficulty,
  });
  const ranks = ranking.map(({ owner, strength }, i) =>
    say(lang, 'ui.rank', { n: i + 1, player: ownerName(voice, owner), strength }),
  );
  return {
    title: expeditionName(lang, card),
    text: `${expeditionCard(card).text[lang]}.`,
    state: `${[enough, ...ranks].join('. ')}.`,
    rule: 'ART-EXP-02',
    house: isHouse(expeditionCard(card)),
  };
};

const reward: Explainer = (seen, [index, n]) => {
  const { voice, lang, view } = seen;
  const found = view.expeditions[Number(index)];
  if (!found) return null;
  const { card, building, colonists, awards } = found;
  const effects = expeditionCard(card).rewards[Number(n)]?.effects ?? [];
  const tile = effects.some(({ op }) => op === 'gainCardBuilding') ? building : null;
  const people = effects.some(({ op }) => op === 'gainCardColonists') ? colonists : [];
  const taken = awards.find((award) => award.reward === Number(n));
  const what = tile === null ? crewName(lang, people) : buildingText(lang, tile);
  return {
    title: capital(tile === null ? rewardText(lang, card, Number(n)) : buildingName(lang, tile)),
    text: together(
      say(lang, 'ui.reward', {
        name: theExpedition(lang, card),
        text: rewardText(lang, card, Number(n)),
      }).concat('.'),
      what,
    ),
    ...(taken
      ? { state: say(lang, 'explain.reward.taken', { player: voice.name(taken.seat) }) }
      : {}),
    rule: 'ART-EXP-04',
    house: isHouse(expeditionCard(card)),
    ...(tile === null ? {} : { drawing: tilePicture(seen, tile) }),
  };
};

const tile: Explainer = (seen, [id = '']) => {
  const { voice, lang, view } = seen;
  const slot = view.gantry.find((one) => one.tile === id);
  if (!slot) return null;
  const top = slot.dice.at(-1);
  const price = goods(lang, 'mineral', slot.price ?? top?.value ?? 0);
  return {
    ...buildingFacts(seen, id),
    ...(top ? { cost: price } : {}),
    state: top
      ? say(lang, 'ui.gantry.top', { player: ownerName(voice, top.owner), value: top.value, price })
      : say(lang, 'ui.gantry.none'),
    rule: 'ART-BUY-02',
    drawing: tilePicture(seen, id),
  };
};

const doorstep: Explainer = ({ lang, view }, [id]) => {
  const colonist = id as Colonist;
  const { colonists, price } = view.doorstep;
  return {
    title: colonistName(lang, colonist),
    text: colonistText(lang, colonist),
    cost: goods(lang, 'energy', price),
    state: say(lang, 'explain.waiting', { n: colonists[colonist] }),
    rule: 'ART-HIRE-01',
    drawing: figurePicture(colonist),
  };
};

const academy: Explainer = ({ lang, view }, [id]) => {
  const colonist = id as Colonist;
  const faces = LESSONS.find((lesson) => lesson.colonist === colonist)?.faces ?? '';
  return {
    title: colonistName(lang, colonist),
    text: together(say(lang, 'explain.academy', { faces }), colonistText(lang, colonist)),
    state: say(lang, 'explain.academy.n', { n: view.academy.supply[colonist] }),
    rule: 'ART-ACAD-03',
    house: true,
    drawing: figurePicture(colonist),
  };
};

const relief: Explainer = ({ voice, lang, view }, [id]) => {
  const record = data.reliefTrack.spaces.find(({ space }) => space === Number(id));
  if (!record) return null;
  const here = view.players.flatMap((player, seat) =>
    player.relief === record.space ? [voice.name(seat)] : [],
  );
  return {
    title: say(lang, 'ui.relief.space', { n: record.space, text: reliefText(lang, record.space) }),
    text: say(lang, 'explain.relief.text'),
    state:
      here.length === 0
        ? say(lang, 'explain.nobody')
        : say(lang, 'explain.here', { names: listed(lang, here) }),
    rule: 'ART-REL-01',
    house: isHouse(record),
  };
};

const event: Explainer = ({ lang, view }) => {
  if (!view.event) return null;
  const { id, letter, done } = view.event;
  const state = letter === '!' ? 'now' : done ? 'done' : 'waits';
  return {
    title: eventName(lang, id),
    text: eventText(lang, id),
    state: say(lang, `explain.event.${state}`, { letter }),
    rule: 'ART-RES-02',
    house: isHouse(eventCard(id)),
  };
};

const pastEvent: Explainer = ({ lang }, [id = '']) => ({
  title: eventName(lang, id),
  text: eventText(lang, id),
  state: say(lang, 'explain.event.done'),
  rule: 'ART-RES-02',
  house: isHouse(eventCard(id)),
});

const score: Explainer = ({ voice, lang, view }) => ({
  title: say(lang, 'ui.score'),
  text: view.players
    .map(({ vp, forecast }, seat) => {
      const later = view.winners ? 0 : Object.values(forecast).reduce((sum, n) => sum + n, 0);
      return say(lang, 'ui.score.of', { player: voice.name(seat), vp, end: vp + later });
    })
    .join(say(lang, 'ui.semicolon'))
    .concat('.'),
  rule: 'ART-GEN-02',
});

const round: Explainer = ({ lang, view }) => ({
  title: say(lang, 'ui.round', { round: view.round, rounds: data.rounds.count }),
  text: say(lang, `explain.phase.${view.phase}`),
  state: say(lang, `phase.${view.phase}`),
  rule: 'ART-GEN-01',
});

const stock: Explainer = ({ lang, view }, [id]) => {
  const at = id === 'vents' ? 'vents' : 'quarry';
  return {
    title: say(lang, `explain.icon.${at === 'vents' ? 'energy' : 'mineral'}`),
    text: say(lang, 'explain.stock'),
    state: say(lang, `ui.${at}`, { n: view[at].stock }),
    rule: at === 'vents' ? 'ART-PREP-06' : 'ART-PREP-07',
  };
};

const shelf: Explainer = ({ lang }, [section]) => {
  const found = SHELVES.find((one) => one.section === Number(section));
  if (!found) return null;
  return {
    title: say(lang, 'explain.shelf', { faces: found.span }),
    text: say(lang, 'explain.shelf.text', { goods: goods(lang, 'toolkit', found.toolkits) }),
    rule: 'ART-OUTF-01',
    house: true,
  };
};

const stack: Explainer = ({ lang, view }, [kind]) => ({
  title: say(lang, `ui.stack.${kind as Kind}`, { n: view.stacks[kind as Kind] }),
  text: say(lang, 'explain.stack'),
  rule: 'ART-PREP-08',
});

const deck: Explainer = ({ lang, view }) => ({
  title: say(lang, 'ui.deck', { n: view.expeditionDeck }),
  text: say(lang, 'explain.deck'),
  state: say(lang, 'explain.deck.state', { n: view.expeditionDiscard.length }),
  rule: 'ART-PREP-01',
});

const letter: Explainer = ({ lang, view }, [id]) => {
  const here = view.event !== null && view.event.letter === (id as Letter);
  return {
    title: say(lang, 'explain.letter', { letter: id ?? '' }),
    text: say(lang, 'explain.letter.text'),
    state: here
      ? say(lang, 'explain.letter.here', { name: eventName(lang, view.event?.id ?? '') })
      : say(lang, 'explain.letter.elsewhere'),
    rule: 'ART-RES-01',
    house: isHouse(data.phaseTrack),
  };
};

const phase: Explainer = ({ lang }) => ({
  title: say(lang, 'explain.marker'),
  text: say(lang, 'ui.phase.here').concat('.'),
  rule: 'ART-RES-01',
});

const planning: Explainer = ({ lang, view }) => ({
  title: say(lang, 'ui.planning'),
  text: say(lang, 'explain.planning'),
  ...(view.planning === null
    ? {}
    : { state: say(lang, 'explain.planning.state', { n: view.planning }) }),
  rule: 'ART-SOLO-03',
});

const heap: Explainer = ({ lang, view }, [where, id]) => {
  const colonist = id as Colonist;
  const at = where === 'bag' || where === 'discard' ? where : 'gone';
  return {
    title: colonistName(lang, colonist),
    text: colonistText(lang, colonist),
    state: say(lang, `explain.heap.${at}`, { n: view[at][colonist] }),
    rule: 'ART-SETUP-02',
    drawing: figurePicture(colonist),
  };
};

export const BOARD = {
  region,
  expedition,
  reward,
  tile,
  doorstep,
  academy,
  relief,
  event,
  pastEvent,
  score,
  round,
  stock,
  shelf,
  stack,
  deck,
  letter,
  phase,
  planning,
  heap,
};
