// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const WANTED_MAJOR = 24;

/** The running Node if it is new enough, else the one npm installed, else null. */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules', `node-${os}-${process.arch}`, 'bin', binary);
  return existsSync(installed) ? installed : null;
}

/**
 * Runs Node 24 on the arguments in this terminal and resolves with its exit code.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runNode24(args) {
  const node = findNode24();
  if (node === null) {
    console.error(
      `Orrery needs Node ${WANTED_MAJOR} and this is Node ${process.versions.node}. ` +
        'Run `npm ci` in the project folder: on Linux and Windows it also brings Node 24; ' +
        'on other systems install Node 24 yourself.',
    );
    return Promise.resolve(1);
  }
  const binFolder = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  const PATH = `${dirname(node)}${separator}${binFolder}${separator}${process.env.PATH ?? ''}`;
  return run(node, args, { env: { ...process.env, PATH } });
}

/**
 * Runs a program in this terminal; signals reach it, and its exit code is returned.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    // A terminal sends Ctrl-C to both processes: this one waits for the other to finish.
    const ignore = () => {};
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', ignore);
    process.on('SIGTERM', forward);
    const done = () => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', forward);
    };
    child.on('error', (error) => {
      done();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      done();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
