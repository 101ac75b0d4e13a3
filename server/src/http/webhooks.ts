import { randomInt } from 'node:crypto';
import type { WebhookCodeBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Buckets } from '../bucket.ts';
import { Refusal } from '@orrery/table';
import { networkOf } from '../network.ts';
import { postNotice } from '../notify/webhook.ts';
import { langOf } from '../notify/your-turn.ts';
import type { UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { profileOf } from './profile.ts';
import { needUser } from './session.ts';

const CODES = 1_000_000;
const WORDS = {
  en: {
    code: (code: string) => `Your code for Orrery: ${code}`,
    test: 'This is a test: notices of Orrery arrive here.',
  },
  fr: {
    code: (code: string) => `Votre code pour Orrery : ${code}`,
    test: 'Ceci est un essai : les avis d’Orrery arrivent ici.',
  },
};

/** Whoever could have us call addresses as often as they like would use us against others. */
const CALLS = { perSecond: 1 / 60, burstSeconds: 300 };
const calls = new Buckets();

/** Names are free: all at one address together have us call as much as four people. */
const MOST_PEOPLE = 4;

function checkCalls(who: string, people = 1): void {
  const now = Date.now();
  const left = calls.of(who, now, people * CALLS.perSecond, CALLS.burstSeconds);
  if (!left.take(now)) throw new Refusal('TOO_MANY', 'too many calls of a webhook');
}

async function call(
  deps: HttpDeps,
  { ip }: FastifyRequest,
  user: UserRow,
  address: string,
  line: string,
): Promise<void> {
  checkCalls(user.id);
  checkCalls(`from ${networkOf(ip)}`, MOST_PEOPLE);
  const status = await postNotice(address, line, deps.settings.privateWebhooks).catch(() => 0);
  if (status < 200 || status >= 400) throw new Refusal('BAD_WEBHOOK', `it answered ${status}`);
}

/** Sends a code to an address, which only somebody who reads there can tell us. */
export async function sendCode(
  deps: HttpDeps,
  request: FastifyRequest,
  user: UserRow,
  address: string,
): Promise<string> {
  const code = String(randomInt(CODES)).padStart(6, '0');
  await call(deps, request, user, address, WORDS[langOf(user)].code(code));
  return code;
}

export function webhookRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, settings } = deps;
  const { people } = store;

  app.post<{ Body: WebhookCodeBody }>(
    '/api/me/webhook/code',
    {
      schema: {
        summary: 'Confirm my webhook by the code sent there',
        body: schemas.WebhookCodeBody,
      },
    },
    async (request) => {
      const user = await needUser(people, request, settings.now());
      checkCalls(user.id);
      if (user.webhook_code == null || user.webhook_code !== request.body.code) {
        throw new Refusal('WRONG_CODE', 'another code was sent');
      }
      await people.update(user.id, { webhook_code: null });
      return { me: await profileOf(store, { ...user, webhook_code: null }) };
    },
  );

  app.post(
    '/api/me/webhook/test',
    { schema: { summary: 'Send a test to my webhook' } },
    async (request) => {
      const user = await needUser(people, request, settings.now());
      if (user.webhook === null || user.webhook_code != null) {
        throw new Refusal('BAD_WEBHOOK', 'there is none that was confirmed');
      }
      await call(deps, request, user, user.webhook, WORDS[langOf(user)].test);
      return {};
    },
  );
}
