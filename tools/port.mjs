// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/**
 * Where `orrery serve` would listen; what its settings usually are is as there.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function placeOf(args, env) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const port = Number(values.port ?? (env.PORT || 4280));
  const host = String(values.host ?? env.HOST ?? '') || 'localhost';
  return { port, host };
}

/**
 * The port of `orrery serve` if something listens there already, else null. What is wrong with the
 * settings themselves is left to `orrery serve` to say.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number | null>}
 */
export function takenPort(args, env = process.env) {
  const { port, host } = placeOf(args, env);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return Promise.resolve(null);
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code === 'EADDRINUSE' ? port : null),
    );
    trial.listen({ port, host }, () => trial.close(() => resolve(null)));
  });
}
