import { existsSync } from 'node:fs';
import { fileText } from '@orrery/table';
import { BadInput } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { commandLine, fileHere } from '../invocation.ts';
import type { Player } from './loop.ts';
import { tell, tellKey } from './screen.ts';

/** Writes the game to the file named, or to the one it was last saved to; never over another. */
export function save(player: Player, argument: string): void {
  const { terminal, table, voice } = player;
  const record = table.record();
  const usual = `${table.game}-${record.seed.replaceAll(/[^\w-]/g, '_')}.json`;
  const file = argument || (player.file ?? usual);
  if (file !== player.file && existsSync(file)) {
    tellKey(terminal, voice, 'exists', { file });
    return;
  }
  try {
    writeWhole(file, fileText(record, table.seats()));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    tell(terminal, error.message);
    return;
  }
  player.file = file;
  player.kept = record.entries.length;
  tellKey(terminal, voice, 'saved', { file });
  tellResume(player, file);
}

/** On a line of its own and not wrapped: it is there to be pasted. */
export function tellResume({ terminal, voice }: Player, file: string): void {
  tellKey(terminal, voice, 'goOn');
  const lang = voice.lang === 'en' ? [] : ['--lang', voice.lang];
  terminal.print(`  ${commandLine(['play', '--resume', fileHere(file), ...lang])}`);
}
