import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import { propertyPaths } from '@latchkey/api-contract/property-paths';
import type { InputOf, ReplyOf } from '@latchkey/api-contract/types';
import type { ApiClient } from './client.ts';
import type { Failure } from './result.ts';

/** An operation of the property's side. */
export type PropertyOperationName = keyof PropertyContract;

/** What a caller passes; the key is for programs, and the hotel is the client's. */
export type PropertyInput<K extends PropertyOperationName> = Omit<InputOf<PropertyContract[K]>, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** The replies of an operation of the property's side, or a failure. */
export type PropertyResult<K extends PropertyOperationName> = ReplyOf<PropertyContract[K]> | Failure;

/** Calls operations of the property's side for who is signed in. */
export interface PropertyClient {
  call<K extends PropertyOperationName>(
    operation: K,
    input: PropertyInput<K>,
    signal?: AbortSignal,
  ): Promise<PropertyResult<K>>;
}

/** An operation as `propertyClient` hands it to the page's client. */
export interface NamedPath {
  readonly name: PropertyOperationName;
  readonly method: string;
  readonly path: string;
}

type FurtherPaths = Partial<Readonly<Record<PropertyOperationName, Pick<NamedPath, 'method' | 'path'>>>>;

/** For whom a page asks: at a hotel in which somebody is signed in, null where none is chosen yet, or by the link of a mail. */
export type AskedAt = number | null | { readonly link: string };

/**
 * The property's operations through the client of a page, in the hotel that is named. No page from
 * elsewhere can send the header that names it. The table of these operations comes with who calls them: a guest's page has
 * only its own. `further` are those of operations that few pages call, which bring them.
 */
export const propertyClient = (api: ApiClient, at: AskedAt, further: FurtherPaths = {}): PropertyClient => ({
  call(operation, input, signal) {
    const named: NamedPath = {
      name: operation,
      ...(further[operation] ?? propertyPaths[operation as keyof typeof propertyPaths]),
    };
    const headers = { ...input.headers, ...headersOf(at) };
    // The page's client takes a path in place of a name; its types speak of guests' operations alone.
    return api.call(named as never, { ...input, headers } as never, signal) as never;
  },
});

function headersOf(at: AskedAt): Readonly<Record<string, string>> {
  if (at === null) return {};
  return typeof at === 'number' ? { 'latchkey-hotel': String(at) } : { 'latchkey-link': at.link };
}
