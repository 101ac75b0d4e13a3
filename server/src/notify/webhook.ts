import { post } from './post.ts';

/** Posts a line of text in the form that Discord takes. Resolves with the status. */
export function postNotice(address: string, content: string, privateToo: boolean): Promise<number> {
  const body = JSON.stringify({ content, allowed_mentions: { parse: [] } });
  return post(address, { 'content-type': 'application/json' }, body, privateToo);
}
