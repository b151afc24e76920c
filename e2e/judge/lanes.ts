import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LaneAnswer, LaneQuestion } from './lane.ts';

/** A page waits for its network and its processor to be quiet: one lane more than processors keeps them busy. */
const laneCount = Math.min(4, availableParallelism() + 1);

/** Shows every page to the judges, several at a time, and tells each answer as it comes. */
export async function judgeInLanes(
  questions: readonly LaneQuestion[],
  tell: (question: LaneQuestion, answer: LaneAnswer) => Promise<void>,
): Promise<void> {
  const waiting = [...questions];
  const walk = async (): Promise<void> => {
    const lane = fork(path.join(import.meta.dirname, 'lane.ts'));
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await tell(next, await answerOf(lane, next));
    } finally {
      if (lane.connected) lane.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(laneCount, questions.length) }, walk));
}

async function answerOf(lane: ChildProcess, question: LaneQuestion): Promise<LaneAnswer> {
  const ended = new AbortController();
  const { signal } = ended;
  const answered = once(lane, 'message', { signal }).then(([answer]) => answer as LaneAnswer);
  const exited = once(lane, 'exit', { signal }).then(([code]): LaneAnswer => {
    throw new Error(`A lane of judges ended with ${code} at the page “${question.page}”`);
  });
  lane.send(question);
  try {
    return await Promise.race([answered, exited]);
  } finally {
    ended.abort();
    await Promise.allSettled([answered, exited]);
  }
}
