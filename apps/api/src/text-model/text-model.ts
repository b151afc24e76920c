import type { Locale } from '@latchkey/api-contract/types';
import { z } from 'zod';
import { cappedText } from '../capped-text.ts';
import type { Settings } from '../settings.ts';

/** Says texts in other words or in another language, in their order; null where it is away, slow or answers something else. Never throws. */
export interface TextModel {
  /** All of them are texts of one hotel. Null also where `mayAsk` says that whoever asks has no call left. */
  reword(texts: readonly string[], of: Reworded, mayAsk: () => Promise<boolean>): Promise<readonly string[] | null>;
  /** `names` are to stay as they are written. Nobody waits for it on a page: it may take ten times as long. */
  translate(texts: readonly string[], into: Translation): Promise<readonly string[] | null>;
}

/** In which language, and whose texts they are. */
export interface Reworded {
  readonly language: Locale;
  readonly hotelId: number;
}

/** From which language into which, and what is not to be translated. */
export interface Translation {
  readonly from: Locale;
  readonly to: Locale;
  readonly names: readonly string[];
}

const longestAnswer = 64 * 1024;
const unhurried = 10;
const languages: Record<Locale, string> = { en: 'English', de: 'German', ar: 'Arabic', hi: 'Hindi' };
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const answered = z.object({ texts: z.array(z.string()) });
const form = 'Answer with JSON only: {"texts": [...]}, as many and in the same order.';

/** A model behind OpenAI's chat completions. It gets sentences and their language, what a hotel tells everybody, and nothing about any guest. */
export function createTextModel({ url, name, key, patienceMs }: NonNullable<Settings['textModel']>): TextModel {
  return {
    reword: async (texts, { language }, mayAsk) =>
      (await mayAsk())
        ? ask(
            `Reword each text in friendly, plain ${languages[language]}. Keep every name and every number exactly, add no fact, no number and no address, keep it about as long, no markup. ${form}`,
            { texts },
            patienceMs,
          )
        : null,
    translate: (texts, { from, to, names }) =>
      ask(
        `Translate each text of a hotel's website from ${languages[from]} into plain, friendly ${languages[to]}. Keep each of the names exactly as written, in its own letters, and every number, in the digits 0 to 9. Add nothing, leave nothing out, no markup. ${form}`,
        { names, texts },
        patienceMs * unhurried,
      ),
  };

  async function ask(
    system: string,
    content: { readonly texts: readonly string[]; readonly names?: readonly string[] },
    waitMs: number,
  ): Promise<readonly string[] | null> {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: JSON.stringify(content) },
    ];
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model: name, messages, temperature: 0.3, response_format: { type: 'json_object' } }),
        signal: AbortSignal.timeout(waitMs),
        redirect: 'error',
      });
      const body = await cappedText(response, longestAnswer);
      if (!response.ok || body === null) return null;
      const [choice] = completion.parse(JSON.parse(body)).choices;
      const { texts } = answered.parse(JSON.parse(choice?.message.content ?? ''));
      return texts.length === content.texts.length ? texts : null;
    } catch {
      // Whatever went wrong there, the caller goes on without an answer.
      return null;
    }
  }
}
