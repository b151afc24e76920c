import { LRUCache } from 'lru-cache';
import type { Reworded, TextModel } from '../../../text-model/text-model.ts';
import { hashOf } from '../../../hash-of.ts';

const dayMs = 24 * 3_600_000;
const retryMs = 60_000;

interface Remembered {
  readonly text: string | null;
}

/**
 * A text model that is asked once a day to reword the same sentence in the same language, in however many plans it
 * stands; those who ask for the same at the same time wait for one answer. A missing answer is remembered for a minute;
 * that somebody has used up the calls is not remembered, since others may still ask. Each hotel has answers of its own:
 * the names that stand beside a sentence can be written to sway the model, and another hotel has the same sentence.
 * `bytes` bounds the memory.
 */
export function rememberedModel(model: TextModel, bytes: number): TextModel {
  const kept = new LRUCache<string, Remembered>({
    maxSize: bytes,
    sizeCalculation: ({ text }) => 128 + 2 * (text ?? '').length,
  });
  const asking = new Map<string, Promise<readonly string[] | null>>();
  return {
    translate: (texts, into) => model.translate(texts, into),
    reword: async (texts, of, mayAsk) => {
      const before = texts.map((text) => kept.get(keyOf([text], of)));
      const unknown = [...new Set(texts.filter((_, at) => before[at] === undefined))];
      const answered = unknown.length === 0 ? null : await asked(unknown, of, mayAsk);
      const texted = texts.map((text, at) => before[at]?.text ?? answered?.[unknown.indexOf(text)] ?? null);
      // Sentences that the model was not asked for, or left out, stay as they are.
      return texted.every((text) => text === null) ? null : texted.map((text, at) => text ?? texts[at] ?? '');
    },
  };

  async function asked(
    texts: readonly string[],
    of: Reworded,
    mayAsk: () => Promise<boolean>,
  ): Promise<readonly string[] | null> {
    const key = keyOf(texts, of);
    if (!asking.has(key) && !(await mayAsk())) return null;
    const question = asking.get(key) ?? ask(texts, of).finally(() => asking.delete(key));
    asking.set(key, question);
    return question;
  }

  async function ask(texts: readonly string[], of: Reworded): Promise<readonly string[] | null> {
    const answer = await model.reword(texts, of, () => Promise.resolve(true));
    for (const [at, text] of texts.entries())
      kept.set(keyOf([text], of), { text: answer?.[at] ?? null }, { ttl: answer === null ? retryMs : dayMs });
    return answer;
  }
}

const keyOf = (texts: readonly string[], { language, hotelId }: Reworded): string =>
  hashOf(JSON.stringify([hotelId, language, texts]));
