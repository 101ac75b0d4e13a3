import type { Lang } from '@orrery/shared';

interface Words {
  readonly round: string;
  readonly event: string;
  readonly eventDone: string;
  readonly sum: string;
  readonly rewards: string;
  readonly price: string;
  readonly priceEach: string;
  readonly places: string;
  readonly planning: string;
  readonly aside: string;
  readonly dice: string;
  readonly relicDie: string;
  readonly hand: string;
  readonly buildings: string;
  readonly anyColonist: string;
  readonly playable: string;
  readonly directive: string;
  readonly colon: string;
  readonly legend: string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    round: '— Round {round} of {rounds} · {phase} · first player: {first}',
    event: 'Event ({letter}) · {name}: {text}',
    eventDone: 'Event ({letter}) · {name} (carried out): {text}',
    sum: '{total} of {difficulty}',
    rewards: 'rewards',
    price: 'price {n}',
    priceEach: '{n} Energy each',
    places: '{n|# space|# spaces}',
    planning: 'Planning die {n}',
    aside: '{n} aside',
    dice: 'dice',
    relicDie: 'Relic die {n}',
    hand: '{n|# Directive|# Directives}',
    buildings: 'Buildings',
    anyColonist: 'any',
    playable: ' (can be played)',
    directive: 'Directive',
    colon: ': ',
    legend:
      'A4 a die of A, a 4 · A4→3 would get 3 · A4* the Relic die · ✓ filled slot · 1/3 filled slots',
  },
  fr: {
    round: '— Manche {round} sur {rounds} · {phase} · premier joueur : {first}',
    event: 'Événement ({letter}) · {name} : {text}',
    eventDone: 'Événement ({letter}) · {name} (appliqué) : {text}',
    sum: '{total} sur {difficulty}',
    rewards: 'récompenses',
    price: 'prix {n}',
    priceEach: '{n|# Énergie|# Énergies} chacun',
    places: '{n|# case|# cases}',
    planning: 'dé Planification {n}',
    aside: '{n} de côté',
    dice: 'dés',
    relicDie: 'dé Relique {n}',
    hand: '{n|# Directive|# Directives}',
    buildings: 'Bâtiments',
    anyColonist: 'quelconque',
    playable: ' (jouable)',
    directive: 'Directive',
    colon: ' : ',
    legend:
      'A4 un dé de A valant 4 · A4→3 il recevrait 3 · A4* le dé Relique · ✓ case occupée · 1/3 occupées',
  },
};
