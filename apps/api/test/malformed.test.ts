import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { served, servedPaths, type ServedName } from '../src/http/route.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { oddRequest } from './malformed-requests.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const each = 30;

describe('odd requests, made from the description of every operation', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterAll(() => engine.close());

  it('are never more than a refusal', async () => {
    const authorization = `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`;
    for (const name of Object.keys(servedPaths) as ServedName[]) {
      for (let seed = 0; seed < each; seed += 1) {
        const { method, path, body, headers } = oddRequest(name, seed);
        // What is let in to a stream is answered for as long as it stays.
        const isLetIn = path.startsWith('/api/property/') && seed % 8 !== 0 && !('streams' in served[name]);
        const key = isLetIn ? { authorization } : {};
        const response = await engine.app.inject({
          method: method as 'GET',
          url: path,
          headers: { ...headers, ...key, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { payload: body }),
        });
        expect([response.statusCode < 500, response.body.includes('    at ')], `${name} with seed ${seed}`).toEqual([
          true,
          false,
        ]);
      }
    }
  });
});
