import type { Mission } from '@orrery/reworld/data';
import type { Company } from '@orrery/reworld/rules';
import type { Lang } from '@orrery/shared';

type GeneralMission = Exclude<Mission['op'], 'perTerrabotOfLetter' | 'perUnitOfCompany'>;

interface Words {
  readonly chapterOne: string;
  readonly chapterTwo: string;
  readonly admiralFree: string;
  readonly admiralTaken: string;
  readonly points: string;
  readonly hand: string;
  readonly left: string;
  readonly shields: string;
  readonly ships: string;
  readonly docks: string;
  readonly cities: string;
  readonly defense: string;
  readonly shuttles: string;
  readonly satellites: string;
  readonly mothership: string;
  readonly shipsLeft: string;
  readonly legend: string;
  /** Codes of modules, short enough for a port of the station. */
  readonly terrabot: string;
  readonly shuttle: string;
  readonly satellite: string;
  readonly companies: Readonly<Record<Company, string>>;
  readonly missions: Readonly<Record<GeneralMission, string>>;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    chapterOne: '— Chapter One, round {round} of {rounds} · admiral: {admiral}',
    chapterTwo: '— Chapter Two · admiral: {admiral}',
    admiralFree: 'The admiral can be taken.',
    admiralTaken: 'Admiral space: a card of {player}.',
    points: '{n|# point|# points}',
    hand: 'cards',
    left: ' (has left the round)',
    shields: '{n|# shield|# shields}',
    ships: '{n|# ship|# ships}',
    docks: 'docks',
    cities: 'cities',
    defense: 'defence',
    shuttles: 'shuttles',
    satellites: 'satellites',
    mothership: 'Mothership, if the game ended now: value (points) for each player',
    shipsLeft: 'Population ships: progress of each player (needed)',
    legend:
      'Bot: terrabot · Shut: shuttle and its shields · Sat: satellite · others: units (* special) · docks run from the inner end to the outer',
    terrabot: 'Bot',
    shuttle: 'Shut',
    satellite: 'Sat',
    companies: {
      forge: 'Forge',
      helix: 'Helix',
      basalt: 'Basalt',
      lumen: 'Lumen',
      vault: 'Vault',
      agri: 'Farms',
    },
    missions: {
      perCompanyPresent: 'Com',
      cityProduct: 'b×u',
      cityTiles: 'Cit',
      perTerrabot: 'Bot',
      perShield: 'Shd',
      perUnit: 'Uni',
    },
  },
  fr: {
    chapterOne: '— Chapitre Un, manche {round} sur {rounds} · amiral : {admiral}',
    chapterTwo: '— Chapitre Deux · amiral : {admiral}',
    admiralFree: 'L’amiral est libre.',
    admiralTaken: 'Case de l’amiral : une carte de {player}.',
    points: '{n|# point|# points}',
    hand: 'cartes',
    left: ' (a quitté la manche)',
    shields: '{n|# bouclier|# boucliers}',
    ships: '{n|# vaisseau|# vaisseaux}',
    docks: 'quais',
    cities: 'villes',
    defense: 'défense',
    shuttles: 'navettes',
    satellites: 'satellites',
    mothership: 'Vaisseau-mère, si la partie s’arrêtait là : valeur (points) de chacun',
    shipsLeft: 'Vaisseaux de population : avancement de chacun (requis)',
    legend:
      'Bot : terrabot · Nav : navette et ses boucliers · Sat : satellite · autres : unités (* spéciale) · quais du fond vers l’extérieur',
    terrabot: 'Bot',
    shuttle: 'Nav',
    satellite: 'Sat',
    companies: {
      forge: 'Forge',
      helix: 'Hélix',
      basalt: 'Basalt',
      lumen: 'Lumen',
      vault: 'Voûte',
      agri: 'Ferme',
    },
    missions: {
      perCompanyPresent: 'Ent',
      cityProduct: 'b×u',
      cityTiles: 'Vil',
      perTerrabot: 'Bot',
      perShield: 'Bcl',
      perUnit: 'Uni',
    },
  },
};
