import type { ApiClient, Result } from '@latchkey/api-client/client';
import type { NamedPath, PropertyOperationName, PropertyResult } from '@latchkey/api-client/property';
import type { OperationName } from '@latchkey/api-contract/types';

/** What the API answers, by operation, the property's among them. Other operations fail as unreachable. */
export type Replies = { readonly [K in OperationName]?: Result<K> } & {
  readonly [K in PropertyOperationName]?: PropertyResult<K>;
};

type AnyOperation = OperationName | PropertyOperationName;

/** One call that a screen has made. */
export interface ApiCall {
  readonly operation: AnyOperation;
  readonly input: object;
}

/** An API client that answers at once and remembers what it was asked. */
export interface FakeApi extends ApiClient {
  /** Every call that was made, oldest first. */
  readonly calls: readonly ApiCall[];
  /** What an operation was called with, oldest first. */
  readonly inputsOf: (operation: AnyOperation) => readonly object[];
  /** Answers an operation differently from now on. */
  readonly answer: <K extends AnyOperation>(operation: K, reply: NonNullable<Replies[K]>) => void;
}

/** The result of a call that did not reach the API. */
export const offline = { status: 'failure', kind: 'offline' } as const;

/** An API client that gives the replies of a table. */
export function fakeApi(replies: Replies): FakeApi {
  const calls: ApiCall[] = [];
  let answers = replies;
  return {
    calls,
    inputsOf: (asked) => calls.filter(({ operation }) => operation === asked).map(({ input }) => input),
    answer: (operation, reply) => {
      answers = { ...answers, [operation]: reply };
    },
    call: (asked, input) => {
      const operation = nameOf(asked);
      calls.push({ operation, input });
      return Promise.resolve((answers[operation] ?? offline) as never);
    },
  };
}

/** The property's operations come by their path, as the page's own client takes them. */
const nameOf = (asked: OperationName | NamedPath): AnyOperation => (typeof asked === 'string' ? asked : asked.name);

/** A reply of an API newer than this release, which its contract does not know. */
export const newerReply = (status: number, body: object): never => ({ status, body }) as never;
