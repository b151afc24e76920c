import type { JournalEntry } from './composition.types.ts';

/** How long a listener may take, in milliseconds: a change does not wait for it longer. */
const patienceMs = 3000;

/**
 * Posts a change to `RELEASE_WEBHOOK_URL`: the journal's entry, and `text` in a sentence, as chats read it. The change is
 * made by then, and a listener that is away takes nothing back; false when it was not told.
 */
export const tellChange = (url: string, entry: JournalEntry): Promise<boolean> =>
  post(url, { ...entry, text: sentenceOf(entry) });

/** Posts what is no change, in a sentence, to `RELEASE_WEBHOOK_URL`. */
export const tellListener = (url: string, text: string): Promise<boolean> => post(url, { text });

async function post(url: string, told: object): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok;
  } catch {
    return false;
  }
}

/** `checkout: promote 35f8a1b2 (was 9c01d2e3) by Ananya: no complaints`. */
function sentenceOf({ app, action, from, to, percent, by, why, experiment, result }: JournalEntry): string {
  if (experiment !== undefined) {
    const what = action === 'experiment' ? 'begun' : 'ended';
    return `${app}: experiment ${experiment} ${what} by ${by}: ${[result, why].filter((one) => one !== undefined).join('; ')}`;
  }
  const shown = percent === undefined ? '' : ` at ${percent} %`;
  const before = from === null || from === to ? '' : ` (was ${from.slice(0, 8)})`;
  return `${app}: ${action} ${to?.slice(0, 8) ?? 'nothing'}${shown}${before} by ${by}${why === undefined ? '' : `: ${why}`}`;
}
