/** Words for whom one does not want to hear, or to meet. */
const en = {
  title: 'Mute or block',
  about: (name: string) => `Mute or block ${name}`,
  text: 'You get no chat lines of people whom you mute. Whoever you block cannot sit down at your tables either, nor ask to sit in where you play. They are not told.',
  nobody: 'Nobody else sits here or has said anything.',
  heard: 'Heard',
  muted: 'Muted',
  blocked: 'Blocked',
  list: 'Muted and blocked people',
  none: 'Nobody. Whoever writes or sits at a table can be muted or blocked beside its chat.',
  close: 'Close',
};

const fr: typeof en = {
  title: 'Sourdine ou blocage',
  about: (name) => `Sourdine ou blocage pour ${name}`,
  text: 'Les messages d’une personne en sourdine ne vous parviennent pas. Une personne bloquée ne peut pas non plus prendre place à vos tables, ni demander à entrer là où vous jouez. Elle n’en est pas avertie.',
  nobody: 'Personne d’autre n’est assis ici ni n’a écrit.',
  heard: 'Normal',
  muted: 'Sourdine',
  blocked: 'Blocage',
  list: 'Personnes en sourdine ou bloquées',
  none: 'Personne. À une table, la sourdine et le blocage se règlent à côté de la discussion.',
  close: 'Fermer',
};

export const mutes = { en, fr };
