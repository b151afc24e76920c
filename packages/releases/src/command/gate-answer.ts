import { check, type GateStep } from '../gate/check.ts';
import type { Release } from '../release/release.types.ts';
import type { CommandAnswer, CommandInput } from './command.types.ts';

/** Asks the gate about a release; null when it lets it through. */
export async function refusedByGate(input: CommandInput, release: Release): Promise<CommandAnswer | null> {
  const steps = await check(input.store, release);
  return isThrough(steps)
    ? null
    : { isDone: false, lines: gateLines(release, steps), data: { release: release.id, steps } };
}

export const isThrough = (steps: readonly GateStep[]): boolean => steps.every(({ reasons }) => reasons.length === 0);

/** The gate's steps, a line each, and under a refused one why. */
export const gateLines = ({ app, id }: Release, steps: readonly GateStep[]): string[] => [
  `${app}@${id}`,
  ...steps.flatMap(({ step, ms, reasons }) => [
    `  ${reasons.length === 0 ? 'yes' : 'NO '} ${step} (${ms} ms)`,
    ...reasons.map((reason) => `      ${reason}`),
  ]),
];
