import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Whoever has the id of a table is invited to it, so it cannot be guessed: 72 bits. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

export const newUserId = (): string => randomBytes(9).toString('base64url');

/** What a session's cookie holds. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All chance of a game comes from it: 256 bits, secret until the end. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Versions of unlike channels do not meet by accident. */
export const newVersion = (): number => randomInt(100_000_000, 900_000_000);
