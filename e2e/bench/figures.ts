/** What a page costs a guest. Times in milliseconds, `script` in bytes of compressed body. */
export interface Figures {
  readonly lcp: number;
  /** From the first paint until the page is quiet, before the guest touches it: what each task lasts beyond 50 ms. */
  readonly tbt: number;
  readonly cls: number;
  readonly script: number;
  /** The longest answer to choosing a room and opening the dates. */
  readonly interaction: number;
}

/** What hotel home may cost. */
export const budgets: Figures = { lcp: 1500, tbt: 100, cls: 0, script: 160_000, interaction: 150 };

/** The middle of some values. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
/** The share of times that lie below, in whole milliseconds: `percentile(times, 0.99)`. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

const shown = (name: string, value: number): string => (name === 'cls' ? value.toFixed(3) : String(Math.round(value)));

/** One line a figure: its median beside its budget, and every run. */
export function report(title: string, measured: readonly Partial<Figures>[]): void {
  console.log(`\n${title}, median of ${measured.length}`);
  for (const name of Object.keys(measured[0] ?? {}) as (keyof Figures)[]) {
    const values = measured.map((figures) => figures[name] ?? 0);
    const middle = medianOf(values);
    const verdict = middle <= budgets[name] ? 'within' : 'OVER  ';
    console.log(
      `${verdict} ${name.padEnd(12)} ${shown(name, middle)} (budget ${budgets[name]}; all ${values.map((value) => shown(name, value)).join(' ')})`,
    );
  }
}
