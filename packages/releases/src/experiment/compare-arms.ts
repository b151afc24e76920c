/** What one half of an experiment came to. */
export interface ArmCounts {
  /** Guests who saw a screen of the experiment. */
  readonly visitors: number;
  /** Those of them who reached the page of a booking that is made. */
  readonly booked: number;
}

/** What an experiment says once both halves have their size. */
export interface Comparison {
  /** The half in which more guests book; `neither` where the difference may be chance. */
  readonly better: 'a' | 'b' | 'neither';
  /** How often chance alone makes a difference as large, 0 to 1. */
  readonly p: number;
}

/** How rare chance must be, of a difference in either direction. */
const level = 0.05;

/** Whether two shares differ: the two-sided z-test of two proportions, with their common share. */
export function compareArms(a: ArmCounts, b: ArmCounts): Comparison {
  const [shareOfA, shareOfB] = [shareOf(a), shareOf(b)];
  const common = (a.booked + b.booked) / (a.visitors + b.visitors);
  const deviation = Math.sqrt(common * (1 - common) * (1 / a.visitors + 1 / b.visitors));
  const p = deviation > 0 ? beyond(Math.abs(shareOfB - shareOfA) / deviation) : 1;
  if (p >= level) return { better: 'neither', p };
  return { better: shareOfB > shareOfA ? 'b' : 'a', p };
}

const shareOf = ({ visitors, booked }: ArmCounts): number => (visitors === 0 ? 0 : booked / visitors);

/** The chance of a normal figure at least `z` deviations off, either way (Abramowitz and Stegun, 7.1.26: to 0.0000002). */
function beyond(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return factors.reduce((sum, factor) => sum * t + factor, 0) * t * Math.exp(-x * x);
}
