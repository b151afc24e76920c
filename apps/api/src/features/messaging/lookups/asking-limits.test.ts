import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import { mayAskForCodes } from './asking-limits.ts';

const [stranger, guest] = ['203.0.113.1', '198.51.100.7'];

describe('codes that are asked for', () => {
  const engine = openEngine();
  const ask = (subject: string, address: string | null, perHourFromAddress = 20) => {
    const { db, settings, clock } = engine.deps;
    const strict = { ...settings, lookupCodes: { perHour: 5, perDay: 10, perHourFromAddress } };
    return transact(db, (tx) => mayAskForCodes({ settings: strict }, tx, { subject, address }, clock()));
  };
  const asked = async (times: number, subject: string, address: string) => {
    const answers = [];
    for (let time = 0; time < times; time += 1) answers.push(await ask(subject, address));
    return answers.filter((one) => one === 'within').length;
  };

  it('by a stranger leave one to the guest, from another network', async () => {
    expect(await asked(12, 'a booking', stranger)).toBe(4);
    expect(await ask('a booking', guest)).toBe('within');
    expect(await ask('a booking', guest)).toBe('subject_spent');
  });

  it('and are refused are not counted: the hour ends though somebody goes on asking', async () => {
    for (let minutes = 0; minutes < 61; minutes += 1) {
      await ask('another', stranger);
      engine.pass(60_000);
    }
    expect(await ask('another', stranger)).toBe('within');
  });

  it('beyond those of a network use up none of the subject’s', async () => {
    for (let at = 0; at < 20; at += 1) await ask(`one of many ${at}`, stranger);
    expect(await ask('the last', stranger)).toBe('address_spent');
    expect(await asked(4, 'the last', guest)).toBe(4);
  });
});
