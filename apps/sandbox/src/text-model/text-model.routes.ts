import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxSettings } from '../settings.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { translated, translatedWrong } from './translated.ts';

const asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
});
const slowMs = 30_000;

/** A text model behind OpenAI's chat completions, wire for wire: it says every sentence it is given a little differently, or word by word in another language. */
export function textModelRoutes(app: FastifyInstance, state: SandboxState, settings: SandboxSettings): void {
  app.post('/text-model/v1/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${settings.TEXT_MODEL_KEY}`)
      return reply.code(401).send({
        error: {
          message: 'Incorrect API key provided',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_api_key',
        },
      });
    if (state.scenario.model === 'down')
      return reply
        .code(503)
        .send({ error: { message: 'The server is overloaded', type: 'server_error', param: null, code: null } });
    const body = asked.safeParse(request.body);
    if (!body.success)
      return reply
        .code(400)
        .send({ error: { message: 'Invalid body', type: 'invalid_request_error', param: null, code: null } });
    // Slower than the engine waits.
    if (state.scenario.model === 'slow') await pause(slowMs, undefined, { ref: false });
    const content =
      state.scenario.model === 'nonsense'
        ? 'As a language model I have thoughts about <b>1234</b> palaces.'
        : answered(body.data.messages, state.scenario.model === 'lies');
    return {
      id: `chatcmpl-${randomUUID()}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: body.data.model,
      choices: [
        { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    };
  });
}

type Messages = z.output<typeof asked>['messages'];

const content = z.object({ texts: z.array(z.string()), names: z.array(z.string()).optional() });

/** Names beside the texts are those that a translation keeps; without them the texts are said in other words. */
function answered(messages: Messages, isLying: boolean): string {
  const { texts, names } = content.parse(JSON.parse(messages.at(-1)?.content ?? ''));
  const language = /into plain, friendly (English|German|Arabic|Hindi)/.exec(messages[0]?.content ?? '')?.[1];
  const say =
    names === undefined || language === undefined
      ? isLying
        ? lie
        : politely
      : isLying
        ? translatedWrong(language, names)
        : translated(language, names);
  return JSON.stringify({ texts: texts.map(say) });
}

const politely = (text: string): string => `How about this: ${text}`;

/** What models do wrong, in turn: other figures, other times, an address, markup, another script, another place, endless words. */
const lies: readonly ((text: string) => string)[] = [
  (text) => `${text} Be there at 23:59.`,
  (text) => text.replaceAll(/\d/g, '7').concat(' 7'),
  (text) => `${text} Tickets: https://tickets.example/${text.length}`,
  (text) => `<b>${text}</b>`,
  () => 'यह जगह बहुत अच्छी है, ज़रूर जाइए।',
  () => 'Better go to the Eiffel Tower instead of this.',
  (text) => `${text} ${'And then some more of it. '.repeat(40)}`,
];

const lie = (text: string, at: number): string => lies[at % lies.length]?.(text) ?? text;
