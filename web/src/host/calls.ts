import { asRefusal, Refusal } from '@orrery/table';
import type { Line, Method, Reply, Request } from './protocol.ts';
import type { Service } from './service-types.ts';

/** Answers every call on the line; a service that did not start is tried again at the next call. */
export function answerCalls(line: Line<Reply, Request>, start: () => Promise<Service>): void {
  let service: Promise<Service> | null = null;

  const started = async (): Promise<Service> => {
    service ??= start();
    try {
      return await service;
    } catch (error) {
      service = null;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal('NOT_STORED', `this browser keeps no games: ${reason}`);
    }
  };

  const serve = async <M extends Method>({ call, method, args }: Request<M>): Promise<void> => {
    try {
      const calls = await started();
      const value: unknown = await calls[method](...args);
      line.postMessage({ type: 'done', call, value });
    } catch (error) {
      const { code, message, rule } = asRefusal(error);
      line.postMessage({ type: 'refused', call, refusal: { code, message, rule } });
    }
  };

  line.addEventListener('message', ({ data }) => void serve(data));
}
