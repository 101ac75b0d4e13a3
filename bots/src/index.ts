export type { Bot, Estimate } from './bot.ts';
export { chances } from './chances.ts';
export type { AnyKnowledge, Knowledge } from './knowledge.ts';
export { LEVELS } from './levels.ts';
export type { Level } from './levels.ts';
export { makeBot } from './make.ts';
export { Search } from './search.ts';
export { sight, worlds } from './sight.ts';
export type { Sight, Worlds } from './sight.ts';
