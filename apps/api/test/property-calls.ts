import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import type { TestEngine } from './test-engine.ts';

/** Calls of a property by its key: the method, the path below `/api/property/`, the payload. */
export type PropertyCall = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  hotelId?: number,
) => Promise<LightMyRequestResponse>;

export const propertyCalls =
  (engine: TestEngine, usual = 1760): PropertyCall =>
  (method, path, payload, hotelId = usual) =>
    engine.app.inject({
      method,
      url: `/api/property/${path}`,
      headers: {
        authorization: `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': randomUUID(),
      },
      ...(payload === undefined ? {} : { payload }),
    });

export const answerOf = (response: LightMyRequestResponse): [number, unknown] => [response.statusCode, response.json()];
