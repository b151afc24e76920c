import lighthouse from 'lighthouse';
import type { Figures } from './figures.ts';

/** A trace now and then lacks the navigation that it was recorded for: Lighthouse itself asks to be run again then. */
const attempts = 3;

/** Lighthouse's mobile run in a browser that listens on `port`: simulated slow 4G and a processor four times slower. */
export async function inLighthouse(
  address: string,
  port: number,
): Promise<{ readonly score: number; readonly figures: Omit<Figures, 'interaction'> }> {
  const { audits, categories } = await reportOf(address, port, attempts);
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  const script = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    figures: {
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      script,
    },
  };
}

async function reportOf(address: string, port: number, left: number) {
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  if (!outcome) throw new Error(`Lighthouse measured nothing at ${address}`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError === undefined) return outcome.lhr;
  if (left === 1) throw new Error(runtimeError.message);
  return reportOf(address, port, left - 1);
}
