import type { ApiClient } from './client.ts';
import { isFailure, type Failure } from './result.ts';

/** A client that tells of every call which brought no answer, beside returning that: its caller may make do without. */
export const tellFailures = (client: ApiClient, tell: (failure: Failure) => void): ApiClient => ({
  async call(operation, input, signal) {
    const reply = await client.call(operation, input, signal);
    if (isFailure(reply)) tell(reply);
    return reply;
  },
});
