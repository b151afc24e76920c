import { StepFailed } from './step.ts';

/**
 * Does tasks in the order given, so many at a time. When one fails no other begins, those that run are waited for, and
 * its failure is thrown.
 */
export async function sideBySide(atATime: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const task of waiting) {
      await task().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  const [first, ...more] = failures;
  if (more.length > 0 && first instanceof StepFailed)
    throw new StepFailed(
      failures.map((error) => (error instanceof Error ? error.message : String(error))).join('\n✗ '),
    );
  if (first !== undefined) throw first;
}
