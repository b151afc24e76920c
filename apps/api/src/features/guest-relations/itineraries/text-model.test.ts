import type { ItineraryStop } from '@latchkey/api-contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listeningModel } from '../../../../test/listening-model.ts';
import { startSandbox, type SandboxProcess } from '../../../../test/sandbox-process.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
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
    engine = await startTestEngine('postgresql', model);
    own = await plan(plain);
  });
  beforeEach(() => sandbox.setScenario({ model: 'rewords' }));
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

  it('tells the model places, how long to stay and the purpose, and nothing of the guest', async () => {
    const model = await listeningModel();
    const listened = await startTestEngine('postgresql', {
      TEXT_MODEL_URL: model.url,
      TEXT_MODEL_NAME: 'listens',
      TEXT_MODEL_KEY: 'a-key-of-the-model',
    });
    expect(await plan(listened)).toEqual(own);
    await listened.close();
    model.close();
    for (const text of textsOf(own)) expect(model.told.join(' ')).toContain(text);
    expect(model.told.join(' ')).not.toMatch(/asha|example\.com/i);
  });

  it.each(['nonsense', 'lies', 'slow', 'down'])('is what it is without where the model is %s', async (model) => {
    await sandbox.setScenario({ model });
    expect(await plan(engine)).toEqual(own);
  });
});

describe('a reworded sentence', () => {
  const cubbon = { text: 'Some fresh air: about 75 minutes in Cubbon Park.', placeName: 'Cubbon Park' };
  const palace = {
    text: 'The Palace is one of the sights we send guests to. Give it 90 minutes.',
    placeName: 'The Palace',
  };
  const good = 'Stroll through Cubbon Park for some 75 minutes, and breathe.';
  const reworded = (text: string): string | undefined => rewordedOrOwn([cubbon, palace], [text, palace.text], 'en')[0];

  it('stands where it says the same', () => {
    expect(reworded(` ${good} `)).toBe(good);
  });

  it.each([
    ['another number', good.replace('75', '60')],
    ['a time that was never said', `${good} Go at 10.`],
    ['no name', good.replace('Cubbon Park', 'the park')],
    ['another place', `${good} Then The Palace.`],
    ['markup', `<b>${good}</b>`],
    ['a link in Markdown', `[${good}](x)`],
    ['an address', `${good} See https://example.com`],
    ['a bare address', `${good} See example.com`],
    ['two lines', `${good}\nMore`],
    ['far more', `${good} ${'So very lovely. '.repeat(30)}`],
    ['another script', 'Cubbon Park में लगभग 75 मिनट की खुली हवा।'],
    ['another language of the script', 'Frische Luft im Cubbon Park: 75 Minuten für Sie und die Familie.'],
    ['nothing', ''],
  ])('does not stand with %s', (_, text) => {
    expect(reworded(text)).toBe(cubbon.text);
  });

  it.each([
    ['ar', 'هواء طلق: نحو 75 دقيقة في Cubbon Park.', 'تنزّه نحو 75 دقيقة في Cubbon Park واستمتع بالهواء.'],
    ['hi', 'खुली हवा: Cubbon Park में लगभग 75 मिनट।', 'Cubbon Park में लगभग 75 मिनट टहलें।'],
    ['de', 'Frische Luft: Cubbon Park, etwa 75 Minuten.', 'Gehen Sie etwa 75 Minuten im Cubbon Park spazieren.'],
  ] as const)('stands in %s in its own language only', (language, text, own) => {
    const of = (said: string): string[] => rewordedOrOwn([{ ...cubbon, text }], [said], language);
    expect(of(own)).toEqual([own]);
    expect(of(good)).toEqual([text]);
  });
});
