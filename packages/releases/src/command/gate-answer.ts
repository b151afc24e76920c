import { check, type GateStep } from '../gate/check.ts';
import { isThere } from '../gate/renders.ts';
import type { Release } from '../release/release.types.ts';
import { UsageError, type CommandAnswer, type CommandInput } from './command.types.ts';

/** The engine of `npm start`. */
const usualApi = 'http://127.0.0.1:4001';

/**
 * Asks the gate about a release. Its pages are rendered where an engine answers: that of `--api`, else `API_URL`, else of
 * `npm start`; `none` leaves it out. One that was named and does not answer is a `UsageError`; without any the step is left
 * out, and said to be.
 */
export async function askGate(input: CommandInput, release: Release): Promise<GateStep[]> {
  const { store, address, options, progress } = input;
  const named = typeof options['api'] === 'string' ? options['api'] : process.env['API_URL'];
  const api = named ?? usualApi;
  const answers = api !== 'none' && (await isThere(api));
  if (!answers && named !== undefined && named !== 'none')
    throw new UsageError(`No engine answers at ${api}: start it, or name another with --api.`);
  if (!answers) progress('Pages are not rendered: name an engine with --api or API_URL.');
  const inBrowser = options['browser'] === true;
  if (!answers && inBrowser) throw new UsageError('--browser wants an engine: name one with --api or API_URL.');
  return check(store, release, answers ? { store: address, api, inBrowser } : null);
}

/** Asks the gate about a release; null when it lets it through. */
export async function refusedByGate(input: CommandInput, release: Release): Promise<CommandAnswer | null> {
  const steps = await askGate(input, release);
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
