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
  'aаαɑⲁ',
  'bЬьƅʙв',
  'cсϲⅽᴄⲥ',
  'dԁⅾᴅ',
  'eеҽ℮εᴇⲉ',
  'fϝꜰ',
  'gɡցɢ',
  'hһհʜн',
  'iіιıɩ1l|ӏⅼɪ!ʟⲓ',
  'jјϳᴊ',
  'kкκᴋⲕ',
  'mмⅿᴍⲙ',
  'nոπпηɴ',
  'oоο0օσᴏⲟ',
  'pрρᴘⲣ',
  'qԛզ',
  'rгᴦʀ',
  'sѕꜱ5',
  'tтτᴛⲧ',
  'uυսᴜ',
  'vνѵⅴᴠ',
  'wԝѡωᴡ',
  'xхχⅹⲭ',
  'yуүγʏⲩ',
  'zᴢ2ζ',
];

/** Capitals that look like others, under the small letter: small, many of them look like nothing. */
const CAPITALS = [
  'aΑАᎪꓮⲀ',
  'bΒВᏴꓐⲂ',
  'cСϹᏟꓚⲤ',
  'dᎠꓓ',
  'eΕЕᎬꓰ',
  'fϜꓝ',
  'gԌᏀᏻꓖ',
  'hΗНᎻꓧⲎ',
  'iΙІӀᎢꓲⲒᏞꓡⅬ',
  'jЈᎫꓙ',
  'kΚКᏦꓗⲔ',
  'mΜМᎷꓟⲘ',
  'nΝꓠⲚ',
  'oΟОꓳⲞ',
  'pΡРᏢꓑⲢ',
  'qԚ',
  'rᎡᏒꓣ',
  'sЅᏚꓢ',
  'tΤТꓔⲦ',
  'uՍꓴ',
  'vѴᏙꓦ',
  'wԜᎳᏔꓪ',
  'xΧХꓫⲬ',
  'yΥҮᎩꓬⲨ',
  'zΖᏃꓜ',
];

function firstOf(groups: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap((group) => {
      const [first = '', ...others] = Array.from(group);
      return others.map((other): [string, string] => [other, first]);
    }),
  );
}

const LOOKS_LIKE = firstOf(LOOKALIKES);
const CAPITAL_LIKE = firstOf(CAPITALS);

const exchanged = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('');

/** Dots and lines above and below a letter, which are overlooked. */
const SLIGHT_MARKS = /[\u0307\u0323\u0329\u0331-\u0333]/g;

/** Two names that look alike, but for what is not seen, capitals or letters of other scripts, are the same here. */
export function plainName(name: string): string {
  const seen = name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(SLIGHT_MARKS, '');
  const small = exchanged(seen, CAPITAL_LIKE).toLowerCase();
  // Two letters that look like one.
  return exchanged(small, LOOKS_LIKE).replaceAll('rn', 'm').replaceAll('vv', 'w');
}
