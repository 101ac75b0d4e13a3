import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `sw.js` beside the built pages, with the list of every file the app needs offline. */
export function precache(): Plugin {
  let root = '';
  return {
    name: 'orrery-precache',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const folder = join(root, 'public');
      const isFile = (path: string): boolean => statSync(join(folder, path)).isFile();
      const copied = existsSync(folder) ? globSync('**', { cwd: folder }).filter(isFile) : [];
      const hash = createHash('sha256');
      for (const path of copied.sort()) hash.update(path).update(readFileSync(join(folder, path)));
      // Built files carry their own hash in their names, the page itself does not.
      const built = Object.keys(bundle).sort();
      for (const name of built) {
        const file = bundle[name];
        hash.update(name).update(file?.type === 'asset' ? file.source : '');
      }
      const files = ['/', ...[...built, ...copied].filter((name) => name !== 'index.html')];
      const urls = files.map((name) => (name.startsWith('/') ? name : `/${name}`));
      const source = readFileSync(join(root, 'build/sw.js'), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('[]; // __FILES__', `${JSON.stringify(urls)};`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
