import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { COOKIE } from './session.ts';

const REFUSED = { $ref: '#/components/responses/Refused' };

/**
 * What /api/openapi.json says beside the routes. Answers are described here and not in the routes,
 * because Fastify would cut what it sends to fit a description there.
 */
export const description: FastifyDynamicSwaggerOptions = {
  openapi: {
    info: { title: 'Orrery', description: 'Online tables of Orrery', version: '1' },
    components: {
      schemas: {
        // `ErrorTold` of the protocol.
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', description: 'for programs', example: 'NOT_FOUND' },
            message: { type: 'string', description: 'for people, by Accept-Language' },
            rule: { type: 'string', description: 'of the game, where one forbids it' },
          },
        },
      },
      responses: {
        Refused: {
          description: 'It is refused: this is why',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description:
            'Set by /api/guest and by signing in. What needs it answers 401 NOT_SIGNED_IN without it.',
        },
      },
    },
    // With a session or without: many routes are for everybody.
    security: [{ session: [] }, {}],
  },
  transformObject(made) {
    if (!('openapiObject' in made)) return made.swaggerObject;
    const { paths = {} } = made.openapiObject;
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path ?? {}))) {
      const answers = { '2XX': { description: 'It is done' }, '4XX': REFUSED, '5XX': REFUSED };
      if (typeof operation === 'object' && 'responses' in operation) operation.responses = answers;
    }
    return made.openapiObject;
  },
};
