import type { Json, Random } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import type { Sight } from './sight.ts';

export function randomBot(spec: string, random: Random): Bot {
  const choose = ({ options }: Sight): Json => options[random(options.length)] as Json;
  return { spec, choose };
}
