/**
 * Words that players use for the same thing, in both languages: rules say only one of them. Names
 * of things of one game are in its glossary.
 */
export const EVERYDAY: readonly (readonly string[])[] = [
  ['égalité', 'départage', 'ex-aequo', 'tie', 'tied'],
  ['gagner', 'victoire', 'vainqueur', 'win', 'winner', 'victory'],
  ['point', 'score', 'marquer', 'décompte', 'PV', 'PO', 'VP', 'OP'],
  ['payer', 'paiement', 'coût', 'coûter', 'prix', 'pay', 'payment', 'cost', 'price'],
  ['argent', 'crédit', 'monnaie', 'money', 'coin', 'credit'],
  ['fin', 'terminer', 'achever', 'end', 'finish'],
  ['commencer', 'début', 'start', 'begin'],
  ['tour', 'turn'],
  ['manche', 'round'],
  ['main', 'hand'],
  ['carte', 'card'],
  ['pioche', 'piocher', 'paquet', 'draw', 'deck'],
  ['défausse', 'défausser', 'discard'],
  ['bateau', 'vaisseau', 'navire', 'ship', 'boat'],
  ['robot', 'bot'],
  ['bâtiment', 'building'],
  ['construire', 'bâtir', 'build'],
  ['ville', 'cité', 'city'],
  ['bouclier', 'défense', 'shield', 'defence', 'defense'],
  ['échanger', 'échange', 'troquer', 'trade', 'exchange', 'swap'],
  ['voyage', 'voyager', 'travel', 'journey'],
  ['attaque', 'attaquer', 'combat', 'attack', 'fight'],
  ['perdre', 'perte', 'malus', 'lose', 'loss'],
  ['bonus', 'récompense', 'reward'],
  ['joueur', 'player'],
  ['seul', 'solo', 'alone'],
  ['majorité', 'majority'],
];
