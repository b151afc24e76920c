import type { ItineraryStop } from '@latchkey/api-contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type SandboxProcess } from '../../../test/sandbox-process.ts';
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';
import { rewordedOrOwn } from './reworded.ts';

type Days = { day: number; stops: ItineraryStop[] }[];

const asked = { hotelId: 1760, days: 2, purpose: 'culture', email: 'asha@example.com', language: 'en' };
const textsOf = (days: Days): (string | undefined)[] => days.flatMap(({ stops }) => stops.map(({ text }) => text));
const without = (days: Days): object[] =>
  days.flatMap(({ stops }) => stops.map((stop) => ({ ...stop, text: undefined })));

describe('an itinerary with a text model', () => {
  let sandbox: SandboxProcess;
  let plain: TestEngine;
  let engine: TestEngine;
  let own: Days;
  const plan = async (of: TestEngine): Promise<Days> => {
    const response = await of.app.inject({ method: 'POST', url: '/api/itineraries', payload: asked });
    expect(response.statusCode).toBe(200);
    return response.json<{ days: Days }>().days;
  };
  beforeAll(async () => {
    sandbox = await startSandbox();
    plain = await startTestEngine();
    const model = {
      TEXT_MODEL_URL: `${sandbox.url}/text-model/v1`,
      TEXT_MODEL_NAME: 'sandbox',
      TEXT_MODEL_KEY: 'sandbox-text-model-key',
      TEXT_MODEL_SECONDS: '0.5',
    };
    engine = await startTestEngine('pglite', model);
    own = await plan(plain);
  });
  beforeEach(() => sandbox.conduct({ model: 'rewords' }));
  afterAll(async () => {
    await engine.close();
    await plain.close();
    await sandbox.stop();
  });

  it('has its sentences in other words, and nothing else', async () => {
    const days = await plan(engine);
    expect(textsOf(days)).toEqual(textsOf(own).map((text) => `How about this: ${text}`));
    expect(without(days)).toEqual(without(own));
  });

  it.each(['nonsense', 'slow', 'down'])('is what it is without where the model is %s', async (model) => {
    await sandbox.conduct({ model });
    expect(await plan(engine)).toEqual(own);
  });
});

describe('a reworded sentence', () => {
  const cubbon = {
    text: 'See Cubbon Park from 09:15 to 10:45, about 15 minutes from the stop before.',
    placeName: 'Cubbon Park',
  };
  const palace = {
    text: 'See the Palace from 11:00 to 12:00, about 10 minutes from the stop before.',
    placeName: 'the Palace',
  };
  const good = 'Stroll through Cubbon Park, 09:15 to 10:45, some 15 minutes on.';

  it('stands where it says the same', () => {
    expect(rewordedOrOwn([cubbon, palace], [` ${good} `, palace.text])).toEqual([good, palace.text]);
  });

  it.each([
    ['another time', good.replace('10:45', '11:45')],
    ['its times turned round', good.replace('09:15 to 10:45', '10:45 to 09:15')],
    ['another number', `${good} Entry is 20.`],
    ['no name', good.replace('Cubbon Park', 'the park')],
    ['another place', `${good} Then the Palace.`],
    ['markup', `<b>${good}</b>`],
    ['an address', `${good} See https://example.com`],
    ['two lines', `${good}\nMore`],
    ['far more', `${good} ${'So very lovely. '.repeat(30)}`],
    ['nothing', ''],
  ])('does not stand with %s', (_, text) => {
    expect(rewordedOrOwn([cubbon, palace], [text, palace.text])[0]).toBe(cubbon.text);
  });
});
