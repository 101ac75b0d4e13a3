export type { AnyGameModule, BotKnowledge, GameModule } from './contract.ts';
export { fill, LANGS } from './text.ts';
export type { Bilingual, GameText, Lang, Params, Voice } from './text.ts';
