import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed in themselves. */
const TEXTS = '**/*.{css,html,js,json,svg,txt,webmanifest}';

/** Both at their best: it is done once, and sent ever after. */
const ENCODERS: Readonly<Record<string, (source: Buffer) => Promise<Buffer>>> = {
  br: (source) =>
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
  gz: (source) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every text of a folder, where they are smaller than it is. */
export async function compressFolder(folder: string): Promise<void> {
  const compressFile = async (path: string): Promise<void> => {
    const source = await readFile(path);
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const encoded = await encode(source);
      if (encoded.length < source.length) await writeFile(`${path}.${ending}`, encoded);
    }
  };
  const texts = globSync(TEXTS, { cwd: folder });
  await Promise.all(texts.map((name) => compressFile(join(folder, name))));
}

/** The server sends the built texts as they lie here, and compresses nothing itself. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'orrery-compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // By then everything is written, what was copied too.
    closeBundle: () => compressFolder(folder),
  };
}
