import type { SharedPage } from '@latchkey/site';
import type { Head } from '@latchkey/site/screen';
import type { Registry } from './federation/registry.types.ts';

/** What the server tells the browser of the page, so that both render the same. */
export interface PagePayload {
  readonly registry: Registry;
  readonly page: Omit<SharedPage, 'api'>;
  /** The experiments of which the guest sees B; absent where there is none. */
  readonly inB?: readonly string[] | undefined;
  /** The dates of the stay that the document's own page is about. */
  readonly stay?: Head['stay'];
  /** The path of a page that has nothing to show, where something stands below it. */
  readonly leadsOnAt?: string;
}

/** The element that carries it. */
export const payloadElement = 'latchkey-page';

/** JSON that cannot end the script element it stands in. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function readPayload(): PagePayload {
  const text = document.getElementById(payloadElement)?.textContent;
  if (!text) throw new Error('the page has no payload');
  return JSON.parse(text) as PagePayload;
}
