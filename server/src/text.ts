/** Control characters would let a line pass for something else; a blank of Braille is a blank. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\u2800]/g;

/** What joins an emoji together is kept; whatever else nobody sees is not. */
const UNSEEN =
  /((?<=\p{Extended_Pictographic})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))|\p{Default_Ignorable_Code_Point}/gu;

/** Marks with nothing below them, or a tower of them, would cover what is written around. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu;
const TOWER = /(\p{M}{4})\p{M}+/gu;

export const withoutControls = (text: string): string => text.replace(CONTROL, ' ').trim();

/** A text as others will read it: only what is seen, and of one line. */
export const cleanText = (text: string): string =>
  withoutControls(
    withoutControls(text).replace(UNSEEN, '$1').replace(LOOSE_MARKS, '').replace(TOWER, '$1'),
  );

/** Letters and digits that look like others, each group under the first of it. */
const LOOKALIKES = [
  'aаαɑ',
  'bЬьƅ',
  'cсϲⅽ',
  'dԁⅾ',
  'eеҽ℮ε',
  'gɡց',
  'hһհ',
  'iіιıɩ1l|ӏⅼɪ!',
  'jјϳ',
  'kкκ',
  'mмⅿ',
  'nոπп',
  'oоο0օσᴏ',
  'pрρ',
  'qԛզ',
  'rгᴦ',
  'sѕꜱ5',
  'tтτ',
  'uυսᴜ',
  'vνѵⅴ',
  'wԝѡω',
  'xхχⅹ',
  'yуүγ',
  'zᴢ2',
];
const LOOKS_LIKE = new Map(
  LOOKALIKES.flatMap((group) => {
    const [first = '', ...others] = Array.from(group);
    return others.map((other): [string, string] => [other, first]);
  }),
);

/** Two names that look alike, but for what is not seen, capitals or letters of other scripts, are the same here. */
export function plainName(name: string): string {
  const seen = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const looks = Array.from(seen, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  // Two letters that look like one.
  return looks.replaceAll('rn', 'm').replaceAll('vv', 'w');
}
