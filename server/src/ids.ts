import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Viewer } from '@orrery/kernel';

/** Whoever has the id of a table is invited to it, so it cannot be guessed: 72 bits. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

export const newUserId = (): string => randomBytes(9).toString('base64url');

/** What a session's cookie holds. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All chance of a game comes from it: 256 bits, secret until the end. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Versions of so many in a row are those of one viewer: more than any table ever has. */
const PER_VIEWER = 100_000_000;

const viewerNumber = (viewer: Viewer): number => (viewer === null ? 1 : viewer + 2);

/** Versions of unlike channels do not meet by accident, and say through whose eyes they were seen. */
export const newVersion = (viewer: Viewer): number =>
  viewerNumber(viewer) * PER_VIEWER + randomInt(PER_VIEWER / 2);

export const isVersionFor = (viewer: Viewer, version: number): boolean =>
  Math.floor(version / PER_VIEWER) === viewerNumber(viewer);
