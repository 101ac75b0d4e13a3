import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@orrery/catalog';
import { missing } from '@orrery/kernel';
import { measuresOf } from './measure.ts';

const port = parentPort ?? missing('a thread that asks for', 'measures');
const measures = measuresOf(await loadGame(workerData as string));
port.on('message', ({ name, ms }: { readonly name: string; readonly ms: number }) => {
  const measure = measures.get(name) ?? missing('measure', name);
  port.postMessage(measure(ms));
});
port.postMessage([...measures.keys()]);
