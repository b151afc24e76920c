import type { Locale } from '@latchkey/api-contract/types';
import { z } from 'zod';
import { cappedText } from '../../../capped-text.ts';
import type { Settings } from '../../../settings.ts';

/** Says texts in other words, in their order; null where it is away, slow or answers something else. Never throws. */
export interface TextModel {
  reword(texts: readonly string[], language: Locale): Promise<readonly string[] | null>;
}

const longestAnswer = 64 * 1024;
const languages: Record<Locale, string> = { en: 'English', de: 'German', ar: 'Arabic', hi: 'Hindi' };
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const answered = z.object({ texts: z.array(z.string()) });

/** A model behind OpenAI's chat completions. It gets the sentences (places, how long to stay, the purpose) and their language, and nothing about the guest. */
export function createTextModel({ url, name, key, patienceMs }: NonNullable<Settings['textModel']>): TextModel {
  return {
    reword: async (texts, language) => {
      const system = `Reword each text in friendly, plain ${languages[language]}. Keep every name and every number exactly, add no fact, no number and no address, keep it about as long, no markup. Answer with JSON only: {"texts": [...]}, as many and in the same order.`;
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: JSON.stringify({ texts }) },
      ];
      try {
        const response = await fetch(`${url}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
          body: JSON.stringify({ model: name, messages, temperature: 0.3, response_format: { type: 'json_object' } }),
          signal: AbortSignal.timeout(patienceMs),
          redirect: 'error',
        });
        const body = await cappedText(response, longestAnswer);
        if (!response.ok || body === null) return null;
        const [choice] = completion.parse(JSON.parse(body)).choices;
        const { texts: reworded } = answered.parse(JSON.parse(choice?.message.content ?? ''));
        return reworded.length === texts.length ? reworded : null;
      } catch {
        // Whatever went wrong there, the plan stands without it.
        return null;
      }
    },
  };
}
