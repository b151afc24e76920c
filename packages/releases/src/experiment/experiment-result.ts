import type { Experiment } from '../release/composition.types.ts';
import { compareArms, type ArmCounts } from './compare-arms.ts';
import { isFull, type ExperimentCounts } from './experiment-counts.ts';

/**
 * What an experiment came to, in a sentence. Before both halves have their size nothing is said of which is better: who looks
 * again and again until a difference is large enough finds one where there is none.
 */
export function resultOf(experiment: Experiment, counts: ExperimentCounts): string {
  const { a, b } = counts;
  if (!isFull(experiment, counts))
    return `no result: A has ${a.visitors} and B ${b.visitors} of ${experiment.size} visitors each`;
  const { better, p } = compareArms(a, b);
  const verdict =
    better === 'neither' ? 'no difference is shown' : `${better.toUpperCase()} books more, at a level of 5 %`;
  return `${verdict} (p ${p.toFixed(3)}): A ${shareText(a)}, B ${shareText(b)}`;
}

const shareText = ({ visitors, booked }: ArmCounts): string =>
  `${((100 * booked) / Math.max(1, visitors)).toFixed(2)} % (${booked} of ${visitors})`;
