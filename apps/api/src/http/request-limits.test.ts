import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../test/test-engine.ts';

describe('a request', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', { BODY_KB: '1', BODY_SECONDS: '0.2' });
  });
  afterAll(() => engine.close());

  it.each(['/api/quotes', '/api/webhooks/razorpay', '/api/property/rates'])(
    'that is larger than it may be is refused: %s',
    async (url) => {
      const response = await engine.app.inject({
        method: url.includes('property') ? 'PUT' : 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ padding: 'x'.repeat(1024) }),
      });
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'too_large']);
    },
  );

  it('that does not arrive is answered 408', async () => {
    await engine.app.listen({ host: '127.0.0.1', port: 0 });
    const address = engine.app.server.address();
    const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
    socket.write(
      'POST /api/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
    );
    const answer = await new Promise<string>((resolve) => socket.once('data', (part) => resolve(part.toString())));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
