import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TextModel } from './text-model.ts';

const dayMs = 24 * 3_600_000;
const retryMs = 60_000;

interface Remembered {
  readonly texts: readonly string[] | null;
}

/**
 * A text model that is asked once a day for the same plan in the same language, however many look at it; those who ask
 * at the same time wait for one answer. That it gave none is remembered for a minute. `bytes` bounds what is kept.
 */
export function rememberedModel(model: TextModel, bytes: number): TextModel {
  const kept = new LRUCache<string, Remembered>({
    maxSize: bytes,
    sizeCalculation: ({ texts }) => 128 + 2 * (texts ?? []).reduce((sum, text) => sum + text.length, 0),
  });
  const asking = new Map<string, Promise<readonly string[] | null>>();
  return {
    reword: async (texts, language) => {
      const key = createHash('sha256')
        .update(JSON.stringify([language, texts]))
        .digest('base64url');
      const known = kept.get(key);
      if (known !== undefined) return known.texts;
      const asked = asking.get(key) ?? ask(key, texts, language).finally(() => asking.delete(key));
      asking.set(key, asked);
      return asked;
    },
  };

  async function ask(key: string, ...question: Parameters<TextModel['reword']>): ReturnType<TextModel['reword']> {
    const texts = await model.reword(...question);
    kept.set(key, { texts }, { ttl: texts === null ? retryMs : dayMs });
    return texts;
  }
}
