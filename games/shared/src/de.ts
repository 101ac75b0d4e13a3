/** « de Ben », « d’Ada »: no rule tells a mute h from the other, so that it keeps « de ». */
export const de = (name: string): string =>
  /^(?:[aeiouœæ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
