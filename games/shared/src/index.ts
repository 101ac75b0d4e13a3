export type {
  AnyGameModule,
  BotKnowledge,
  EventName,
  Features,
  GameMeta,
  GameModule,
  HouseMade,
  Learned,
  Rich,
  Writer,
} from './contract.ts';
export { scened } from './lesson.ts';
export type {
  AnyLesson,
  AnyPhaseCard,
  AnyRuleExample,
  CardFacts,
  Lesson,
  LessonStep,
  PhaseCard,
  Puzzle,
  Reply,
  RuleExample,
  Scene,
  Wanted,
} from './lesson.ts';
export {
  badData,
  bilingual,
  bool,
  FIELD_SOURCES,
  int,
  list,
  nullable,
  object,
  oneOf,
  record,
  SOURCE,
  sourceOf,
  tagged,
  text,
} from './schema.ts';
export { de } from './de.ts';
export type { Read, Reader, Sourced } from './schema.ts';
export { figure, fill, LANGS } from './text.ts';
export type {
  Aim,
  Bilingual,
  GameText,
  Lang,
  Machine,
  Params,
  Question,
  Rank,
  Voice,
} from './text.ts';
