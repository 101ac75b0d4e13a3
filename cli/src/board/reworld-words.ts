import type { Condition, Mission } from '@orrery/reworld/data';
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
  readonly defense: string;
  readonly shuttles: string;
  readonly satellites: string;
  readonly mothership: string;
  readonly shipsLeft: string;
  /** Conditions of population ships; `n` is the number wanted or the dock. */
  readonly conditions: Readonly<Record<Condition['op'], string>>;
  readonly colon: string;
  readonly legend: readonly string[];
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
    defense: 'defence',
    shuttles: 'shuttles',
    satellites: 'satellites',
    mothership: 'Mothership, if the game ended now: value (points) for each player',
    shipsLeft: 'Population ships left, with the progress of each player:',
    conditions: {
      dockEmpty: 'dock {n} empty',
      allDocksEmpty: 'all docks empty',
      cityTilesAtLeast: '{n} tiles in a city',
      shieldsAtLeast: '{n} shields',
      shuttleRowAtLeast: '{n} shuttles in their row',
      satelliteRowAtLeast: '{n} satellites in their row',
      unitsOfCompanyAtLeast: '{n} farms',
      distinctCompaniesAtLeast: '{n} companies',
      rowsStartedAtLeast: '{n} rows of the mothership begun',
      scoreAtLeast: '{n} points',
    },
    colon: ': ',
    legend: [
      'Tbot terrabot',
      'Shut shuttle and its shields',
      'Sat satellite',
      'others units, * special',
      '[3](2) the top card of 2',
      'docks from the inner end to the outer',
    ],
    terrabot: 'Tbot',
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
    chapterOne: '— Chapitre Un, manche {round} sur {rounds} · amiral : {admiral}',
    chapterTwo: '— Chapitre Deux · amiral : {admiral}',
    admiralFree: 'L’amiral est libre.',
    admiralTaken: 'Case de l’amiral : une carte de {player}.',
    points: '{n|# point|# points}',
    hand: 'cartes',
    left: ' (a quitté la manche)',
    shields: '{n|# bouclier|# boucliers}',
    ships: '{n|# vaisseau|# vaisseaux}',
    docks: 'quais',
    defense: 'défense',
    shuttles: 'navettes',
    satellites: 'satellites',
    mothership: 'Vaisseau-mère, si la partie s’arrêtait là : valeur (points) de chacun',
    shipsLeft: 'Vaisseaux de population restants, avec l’avancement de chacun :',
    conditions: {
      dockEmpty: 'quai {n} vide',
      allDocksEmpty: 'tous les quais vides',
      cityTilesAtLeast: '{n} tuiles dans une ville',
      shieldsAtLeast: '{n} boucliers',
      shuttleRowAtLeast: '{n} navettes dans leur rangée',
      satelliteRowAtLeast: '{n} satellites dans leur rangée',
      unitsOfCompanyAtLeast: '{n} fermes',
      distinctCompaniesAtLeast: '{n} entreprises',
      rowsStartedAtLeast: '{n} rangées du vaisseau-mère commencées',
      scoreAtLeast: '{n} points',
    },
    colon: ' : ',
    legend: [
      'Tbot terrabot',
      'Nav navette et ses boucliers',
      'Sat satellite',
      'autres unités, * spéciale',
      '[3](2) la carte du dessus de 2',
      'quais du fond vers l’extérieur',
    ],
    terrabot: 'Tbot',
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
