import { LSS_TYPES } from '../../data/tables.ts';
import { data, SIDES } from '../../data/index.ts';
import { listed, typeName } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { shuttleSaid } from '../crossing.tsx';
import { requiredBy } from '../missions.tsx';
import { DEED_SIGN, typeSign } from '../signs.tsx';
import { effectPicture, signPicture } from './pictures.tsx';
import { type Explainer, isHouse, ownerOf, together } from './seen.ts';

const order: Explainer = (seen, [n = -1]) => {
  const { lang, view } = seen;
  const of = data.turnOrderSpaces[n];
  if (!of) return null;
  const here = view.companies.findIndex(({ space }) => space === n);
  return {
    title: of.name[lang],
    text: together(of.text[lang], say(lang, 'explain.order')),
    state:
      here < 0
        ? say(lang, 'explain.free')
        : say(lang, view.companies[here]?.played ? 'explain.order.played' : 'explain.order.here', {
            player: ownerOf(seen, here),
          }),
    rule: of.rule,
    house: isHouse(of),
    drawing: effectPicture(of.effects[0]),
  };
};

const shuttle: Explainer = ({ lang, view }) => ({
  title: say(lang, 'explain.shuttle'),
  text: say(lang, 'explain.shuttle.text'),
  state: shuttleSaid(lang, view),
  rule: 'MARS-SHUT-01',
  drawing: signPicture('shuttle'),
});

const travel: Explainer = ({ lang }, [n = -1]) => {
  const of = data.shuttle.travelSpaces[n];
  return of
    ? {
        title: of.name[lang],
        text: say(lang, of.red ? 'explain.travel.red' : 'explain.travel'),
        rule: 'MARS-SHUT-01',
      }
    : null;
};

const side: Explainer = (seen, [n = -1]) => {
  const id = SIDES[n];
  if (id === undefined) return null;
  const there = seen.view.companies.flatMap((one, company) =>
    one.side === n ? [ownerOf(seen, company)] : [],
  );
  return {
    title: say(seen.lang, `option.side.${id}`),
    text: say(seen.lang, `explain.side.${id}`),
    state: there.length > 0 ? listed(seen.lang, there) : say(seen.lang, 'explain.nobody'),
    rule: 'MARS-TURNO-01',
  };
};

const mission: Explainer = ({ lang, view }, [n = -1]) => {
  const of = data.missions[view.missions[n] ?? -1];
  if (!of) return null;
  const left = view.trackers[n] ?? 0;
  const start = requiredBy(view, view.missions[n] ?? 0);
  return {
    title: of.name[lang],
    text: of.text[lang],
    state: say(lang, left > 0 ? 'ui.mission' : 'ui.mission.done', {
      name: of.name[lang],
      left,
      start,
    }),
    rule: 'MARS-MIS-01',
    house: isHouse(of),
    drawing: signPicture(DEED_SIGN[of.event]),
  };
};

const meter: Explainer = ({ lang, view }) => ({
  title: say(lang, 'explain.meter'),
  text: say(lang, 'explain.meter.text'),
  state: view.lastRound
    ? say(lang, 'ui.meter.last')
    : say(lang, 'ui.meter', { n: Math.max(0, 3 - view.steps), round: view.round }),
  rule: 'MARS-END-01',
  drawing: signPicture('hourglass'),
});

/** What is missing until the Colony rises. */
const level: Explainer = ({ lang, view }) => {
  const lacking = LSS_TYPES.flatMap((kind, i) => {
    const n = view.level + 1 - (view.rows[i] ?? 1);
    return n > 0 ? [say(lang, 'explain.level.lacks', { n, type: typeName(lang, kind) })] : [];
  });
  const next = data.colonyLevels[view.level];
  const brings = next ? next.onReach.map(({ op }) => say(lang, `explain.level.${op}`)) : [];
  return {
    title: say(lang, 'ui.level', { n: view.level }),
    text: together(
      say(lang, 'explain.level'),
      brings.length > 0 &&
        say(lang, 'explain.level.next', { n: view.level + 1, brings: listed(lang, brings) }),
    ),
    state:
      view.level >= 5 || lacking.length === 0
        ? say(lang, 'explain.level.none')
        : say(lang, 'explain.level.missing', { n: view.level + 1, types: listed(lang, lacking) }),
    rule: 'MARS-LSS-02',
    drawing: signPicture('lss'),
  };
};

const lss: Explainer = ({ lang, view }, [n = -1]) => {
  const kind = LSS_TYPES[n];
  if (kind === undefined) return null;
  return {
    title: typeName(lang, kind),
    text: say(lang, 'explain.lss'),
    state: say(lang, 'ui.lss', {
      type: typeName(lang, kind),
      row: view.rows[n] ?? 1,
      rows: data.lss.rows,
    }),
    rule: 'MARS-LSS-01',
    drawing: signPicture(typeSign(kind)),
  };
};

const reward: Explainer = (seen, [n = -1]) => {
  const { lang, view } = seen;
  const of = data.lssRewardTiles[view.rewards[n] ?? -1];
  if (!of) return null;
  const parts = view.companies.map(({ rewards }, id) =>
    say(lang, 'event.progressScored.part', { name: ownerOf(seen, id), points: rewards[n] ?? 0 }),
  );
  return {
    title: of.name[lang],
    text: together(of.text[lang], say(lang, 'explain.reward')),
    state: parts.join(', '),
    rule: of.rule,
    house: isHouse(of),
    drawing: effectPicture(of.effects[0]),
  };
};

const benefit: Explainer = ({ lang }, [n = -1]) => {
  const of = data.lss.benefits[n];
  return of
    ? {
        title: of.name[lang],
        text: together(of.text[lang], say(lang, 'explain.benefit')),
        rule: of.rule,
        house: isHouse(of),
        drawing: effectPicture(of.effects[0]),
      }
    : null;
};

/** What goes on from round to round. */
export const ROUND: Readonly<Record<string, Explainer>> = {
  order,
  shuttle,
  travel,
  side,
  mission,
  meter,
  level,
  lss,
  reward,
  benefit,
};
