import lighthouse from 'lighthouse';

/** Lighthouse's scores of a page, 0 to 100. */
export interface Scores {
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  /** The audits that cost points. */
  readonly failed: readonly string[];
}

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** What no demo on plain HTTP can have: the certificate, and what a crawler refuses of a local address. */
const ofTheMachine: readonly string[] = ['is-on-https', 'redirects-http'];

/** Lighthouse in a browser that listens on `port`, without its performance. */
export async function byLighthouse(address: string, port: number): Promise<Scores> {
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: [...ofTheMachine],
  });
  if (!outcome) throw new Error(`Lighthouse judged nothing at ${address}`);
  const { audits, categories: judged, runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (category: (typeof categories)[number]): number => Math.round((judged[category]?.score ?? 0) * 100);
  const failed = categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    failed,
  };
}
