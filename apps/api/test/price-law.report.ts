import fc from 'fast-check';

/** `PRICE_LAW='{"seed":1,"path":"3"}'` repeats one walk, as a failure names it. */
const repeated = JSON.parse(process.env['PRICE_LAW'] ?? '{}') as Pick<fc.Parameters, 'seed' | 'path'>;

/** Runs a property, and says of a failure how it is repeated, of which house it is, and what was wrong. */
export async function walk<One>(
  houses: fc.Arbitrary<One>,
  property: (house: One) => Promise<void>,
  numRuns: number,
  shown: (house: One) => unknown,
): Promise<void> {
  // A smaller house would take minutes to find.
  const run = await fc.check(fc.asyncProperty(houses, property), { numRuns, endOnFailure: true, ...repeated });
  if (!run.failed) return;
  const { seed, counterexamplePath: path, counterexample, errorInstance: cause } = run;
  throw new Error(
    [
      `PRICE_LAW='${JSON.stringify({ seed, path })}' repeats it (${run.numRuns} of ${numRuns} houses)`,
      `house ${JSON.stringify(counterexample === null ? null : shown(counterexample[0]))}`,
      cause instanceof Error ? cause.message : String(cause),
    ].join('\n'),
    { cause },
  );
}
