import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('a source of map tiles', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png';

  it('is none unless it is set', () => {
    expect(readSettings({}).mapTiles).toBeNull();
  });

  it('says whom it thanks', () => {
    expect(readSettings({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Somebody' }).mapTiles).toEqual({
      url,
      attribution: '© Somebody',
      attributionUrl: null,
    });
    expect(() => readSettings({ MAP_TILES_URL: url })).toThrow('MAP_TILES_ATTRIBUTION');
  });

  it('is not the sandbox’s in production', () => {
    const production = { LATCHKEY_MODE: 'production', MAP_TILES_ATTRIBUTION: '© Somebody' };
    for (const [sandbox, env] of [
      ['http://127.0.0.1:4010', {}],
      ['http://localhost:4010', {}],
      ['http://[::1]:5010', { SANDBOX_PORT: '5010' }],
    ] as const) {
      const tiles = { MAP_TILES_URL: `${sandbox}/tiles/{z}/{x}/{y}.svg` };
      expect(() => readSettings({ ...production, ...env, ...tiles })).toThrow("MAP_TILES_URL is the sandbox's");
      expect(readSettings({ ...production, ...env, ...tiles, LATCHKEY_MODE: 'demo' }).mapTiles?.url).toBe(
        tiles.MAP_TILES_URL,
      );
    }
    expect(readSettings({ ...production, MAP_TILES_URL: url }).mapTiles?.url).toBe(url);
  });

  it('is refused when it is no such address', () => {
    for (const wrong of ['tiles/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png'])
      expect(() => readSettings({ MAP_TILES_URL: wrong, MAP_TILES_ATTRIBUTION: '© Somebody' })).toThrow(
        'MAP_TILES_URL',
      );
    expect(() =>
      readSettings({
        MAP_TILES_URL: url,
        MAP_TILES_ATTRIBUTION: '©',
        MAP_TILES_ATTRIBUTION_URL: 'javascript:alert(1)',
      }),
    ).toThrow('ATTRIBUTION_URL');
  });
});

describe('a contact for weaknesses', () => {
  it('is a mail or a secure address, or nothing', () => {
    expect(readSettings({}).securityContact).toBeNull();
    expect(readSettings({ SECURITY_CONTACT: 'mailto:security@hotels.example' }).securityContact).toBe(
      'mailto:security@hotels.example',
    );
    expect(() => readSettings({ SECURITY_CONTACT: 'http://hotels.example' })).toThrow('SECURITY_CONTACT');
  });
});

describe('in production', () => {
  const readProduction = (env: Record<string, string>) => readSettings({ LATCHKEY_MODE: 'production', ...env });

  it.each([
    ['ANALYTICS_COLLECTOR_URL', 'http://collector.example', /must be an https address/],
    ['PIXEL_COLLECTOR_URL', 'http://pixel.example/v23.0', /must be an https address/],
    ['PIXEL_COLLECTOR_URL', 'https://localhost.:4010/pixel', /is the sandbox's/],
    ['PIXEL_COLLECTOR_URL', 'https://[::ffff:127.0.0.1]:4010/pixel', /is the sandbox's/],
    ['ANALYTICS_COLLECTOR_URL', 'https://2130706433:4010', /is the sandbox's/],
    ['ANALYTICS_COLLECTOR_URL', 'https://127.1:4010', /is the sandbox's/],
    ['RELEASE_PREVIEW_SECRET', 'a'.repeat(40), /too easy to guess/],
    ['RELEASE_PREVIEW_SECRET', `7c1Fq9Zr4LmX2vKd8sTyBn5Ew0Gh3JkP,${'ab'.repeat(20)}`, /too easy to guess/],
    ['RELEASE_PREVIEW_SECRET', '7c1Fq9Zr4LmX2vKd8sTyBn5Ew0Gh3JkP,short', /too short/],
  ])('%s %s is refused', (name, value, fault) =>
    expect(() => readProduction({ [name]: value })).toThrow(new RegExp(`^${name} .*${fault.source}`)),
  );

  it('tiles come encrypted', () =>
    expect(() =>
      readProduction({ MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '©' }),
    ).toThrow('MAP_TILES_URL must be an https address'));

  it('strong ones are taken', () =>
    expect(
      readProduction({
        ANALYTICS_COLLECTOR_URL: 'https://collector.example/',
        RELEASE_PREVIEW_SECRET: '7c1Fq9Zr4LmX2vKd8sTyBn5Ew0Gh3JkP',
      }),
    ).toMatchObject({ collectors: { analytics: 'https://collector.example' }, previewKeys: [{}] }));
});

describe('on and off', () => {
  it.each(
    ['HTTPS_REDIRECT', 'HSTS_SUBDOMAINS'].flatMap((name) =>
      ['yes', 'no', 'true', 'false', '1', '0', 'ON', 'Off', ' on'].map((value) => [name, value] as const),
    ),
  )('have one spelling: %s=%j is refused', (name, value) =>
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"`),
  );

  it('are what they say', () => {
    expect(readSettings({ HTTPS_REDIRECT: 'on' }).redirectToHttps).toBe(true);
    expect(readSettings({ HTTPS_REDIRECT: 'off' }).redirectToHttps).toBe(false);
    expect(readSettings({}).redirectToHttps).toBe(false);
  });

  it('nor is a level of the log guessed', () =>
    expect(() => readSettings({ LOG_LEVEL: 'verbose' })).toThrow('LOG_LEVEL is "verbose"'));
});

it('has no port that browsers refuse', () => {
  expect(readSettings({ ORIGIN_PORT: '6001' }).port).toBe(6001);
  for (const port of ['6000', '6667', '10080'])
    expect(() => readSettings({ ORIGIN_PORT: port })).toThrow(`${port}, which browsers refuse`);
  expect(() => readSettings({ ORIGIN_PORT: '70000' })).toThrow('65535');
});
