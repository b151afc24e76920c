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
