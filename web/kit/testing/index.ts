export { describeDrawings, rulesIn } from './describe-drawings.ts';
export {
  all,
  drawing,
  type Drawing,
  explained,
  PHONE,
  places,
  type Position,
  sampled,
} from './drawing.ts';
export { survey } from './survey.ts';
