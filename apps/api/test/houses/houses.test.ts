import { afterEach, describe, expect, it } from 'vitest';
import { forgetStarted } from '../onboarding.ts';
import { openEngine } from '../open-engine.ts';
import { houses } from './houses.ts';
import { readPaper } from './read-paper.ts';
import { walkHouse } from './walked-house.ts';

/** Of the fields that an owner answers until guests can book. */
const mostFields = 90;

// Shows docs/rules.md: People of a hotel (Setting up a hotel).
describe('a house on paper is set up by its owner, and guests pay what the paper says:', () => {
  // Hooks run the last one first: the houses go once their bookings are counted and gone.
  afterEach(() => forgetStarted(engine));
  const engine = openEngine('postgresql', { APPROVE_HOTELS: 'off' });

  it.each(houses.map((house) => [house.paper, house] as const))('%s', async (name, house) => {
    const paper = await readPaper(name);
    const walked = await walkHouse(engine, house);
    // Nobody has pressed the button of the mail to the house yet, which it gets once guests see it.
    const doubted = [...(house.doubted ?? []), 'email'];
    expect(walked.said).toEqual({
      faults: [],
      findings: doubted.map((place) => expect.stringContaining(`${place} is `) as string),
    });
    expect(walked.fields).toBe(paper.fields);
    expect(walked.fields).toBeLessThanOrEqual(mostFields);
    const refused = [];
    for (const [stay, asked] of Object.entries(house.refused)) refused.push([stay, await walked.refusalOf(asked)]);
    expect(refused).toEqual(paper.refused);
    expect(Object.keys(house.stays)).toEqual([...paper.bills.keys()]);
    for (const [stay, asked] of Object.entries(house.stays)) {
      const lines = paper.bills.get(stay) ?? [];
      const cancelled = lines.map(([line]) => line).filter((line) => line.startsWith('cancelled '));
      expect([stay, await walked.billOf(asked, cancelled)]).toEqual([stay, lines]);
    }
  });
});
