import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's advice for argon2id. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

const tagOf = (password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });

/** Kept with its cost and salt, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `argon2id$${memory}$${passes}$${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

export async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce = '', tag = ''] = kept.split('$');
  if (kind !== 'argon2id') return false;
  const wanted = Buffer.from(tag, 'base64url');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  };
  const given = await tagOf(password, Buffer.from(nonce, 'base64url'), cost);
  return timingSafeEqual(given, wanted);
}
