import { accessSync, constants, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, parseRecord } from '@orrery/kernel';
import type { Walk } from '@orrery/kernel/testing';
import { BadInput } from './errors.ts';

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'access is denied';
  return code ?? String(error);
}

/** The text of a saved game, also when it is gzipped. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new BadInput(`cannot read ${path}: ${reason(error)}`);
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    throw new BadInput(`cannot read ${path}: its gzip data is broken or cut off`);
  }
}

export function readRecord(path: string): GameRecord {
  return parseRecord(readText(path));
}

/** A failure of the fuzzer: a saved game, or one that began in the middle. */
export function readWalk(path: string): GameRecord | Walk {
  const text = readText(path);
  if (!text.startsWith('{"format":"orrery-walk"')) return parseRecord(text);
  try {
    return JSON.parse(text) as Walk;
  } catch {
    throw new BadInput(`cannot read ${path}: it is broken or cut off`);
  }
}

/** Says so before the work is done, not after it. */
export function checkWritable(path: string): void {
  const folder = dirname(resolve(path));
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no' : 'nobody may write to';
    throw new BadInput(`cannot write ${path}: ${why} folder ${folder}`);
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new BadInput(`cannot write ${path}: it is a folder`);
  }
}

/** Whole or not at all: a crash leaves the old file as it was. */
export function writeWhole(path: string, text: string): void {
  checkWritable(path);
  const part = `${path}.part`;
  writeFileSync(part, text);
  renameSync(part, path);
}
