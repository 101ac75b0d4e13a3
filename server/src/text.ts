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

/** Two names that look alike but for what is not seen, or for capitals, are the same here. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
