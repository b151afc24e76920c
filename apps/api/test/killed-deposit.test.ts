import { describe, expect, it } from 'vitest';
import { tendDeposits } from '../src/features/payments/payments.ts';
import { dyingBefore, untilKilled } from './dying-before.ts';
import { guestCalls } from './guest-calls.ts';
import { holdDeposits, withCard } from './guaranteed-house.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Security deposits (Taken once).

const [hour, day] = [3_600_000, 24 * 3_600_000];
/** More than holding and taking have steps in the database; a kill that comes after the last is none. */
const mostSteps = 12;

describe('an engine that is killed while it holds a deposit, or takes of it', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const { view } = guestCalls(engine);
  const steps = Array.from({ length: mostSteps }, (_, place) => place + 1);
  const onTheDay = async () => {
    const booked = await withCard(engine);
    engine.pass(9 * day);
    return booked;
  };
  /** The job itself reports what a deposit died of, and goes on: the kill is seen by the steps it was left with. */
  async function killedBefore(step: number): Promise<boolean> {
    const dying = dyingBefore(engine.deps, step);
    await untilKilled(tendDeposits(dying.deps));
    return dying.isDead();
  }
  async function back(): Promise<void> {
    for (let time = 0; time < 3; time += 1) {
      await tendDeposits(engine.deps);
      engine.pass(hour);
    }
  }
  const taking = async (): Promise<void> => {
    await back();
    await engine.deps.db
      .updateTable('security_deposit')
      .set({ state: 'capturing', captured: 700, reason: 'A broken window', check_at: engine.deps.clock() })
      .where('hotel_id', '=', 1760)
      .execute();
  };

  it.each(steps)('before its step %i has it held once when it is back', async (step) => {
    const booked = await onTheDay();
    await killedBefore(step);
    await back();
    expect(engine.stripe.held.tried).toHaveLength(1);
    expect(engine.stripe.held.asked.size).toBe(1);
    expect(await view(booked)).toMatchObject({ deposit: { state: 'held' } });
  });

  it.each(steps)('before its step %i has taken of it once when it is back', async (step) => {
    const booked = await onTheDay();
    await taking();
    await killedBefore(step);
    await back();
    expect([...engine.stripe.held.taken.values()]).toEqual([70_000]);
    expect(await view(booked)).toMatchObject({ deposit: { state: 'captured', captured: 700 } });
    const told = await engine.deps.db
      .selectFrom('booking_event')
      .select('type')
      .where('hotel_id', '=', 1760)
      .where('type', 'in', ['deposit_held', 'deposit_captured'])
      .orderBy('sequence')
      .execute();
    expect(told.map(({ type }) => type)).toEqual(['deposit_held', 'deposit_captured']);
  });

  it('has fewer steps than are tried', async () => {
    await onTheDay();
    expect(await killedBefore(mostSteps)).toBe(false);
    await taking();
    expect(await killedBefore(mostSteps)).toBe(false);
  });
});
