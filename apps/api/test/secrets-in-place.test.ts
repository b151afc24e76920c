import { describe, expect, it } from 'vitest';
import { openEngine } from './open-engine.ts';
import { isTaken, places, secretsOf } from './secrets-in-place.ts';

describe('what opens one thing', () => {
  const engine = openEngine();

  it('opens nothing else of the engine, in the place of any other', async () => {
    const secrets = await secretsOf(engine);
    expect(Object.values(secrets).every((value) => value.length > 5)).toBe(true);
    const [opened, shut]: [string[], string[]] = [[], []];
    for (const [place, { own, request, opens = isTaken }] of Object.entries(places)) {
      // Its own comes last, so that nothing is refused for having been used.
      const tried = Object.keys(secrets).toSorted(
        (one, other) => Number(own.includes(one)) - Number(own.includes(other)),
      );
      for (const name of tried) {
        const response = await engine.app.inject(request(secrets[name] ?? '', secrets));
        expect(response.statusCode, `${name}: ${place}`).toBeLessThan(500);
        if (opens(response) !== own.includes(name)) (own.includes(name) ? shut : opened).push(`${name}: ${place}`);
      }
    }
    expect({ opened, shut }).toEqual({ opened: [], shut: [] });
  });
});
