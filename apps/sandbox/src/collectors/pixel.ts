import { z } from 'zod';
import type { CollectorAnswer } from './product-analytics.ts';

// The published shape of events that a server sends to the pixel.
const events = z.object({
  data: z
    .array(
      z.object({
        event_name: z.string().min(1),
        event_time: z.int().positive(),
        event_id: z.string().optional(),
        event_source_url: z.string(),
        action_source: z.literal('website'),
        user_data: z.object({ client_user_agent: z.string() }),
        custom_data: z.looseObject({}),
      }),
    )
    .min(1)
    .max(1000),
  access_token: z.string().optional(),
});

/** The pixel, as servers reach it. */
export function answerPixelServer(path: string, content: unknown): CollectorAnswer | null {
  if (!/^\/pixel\/[\w-]+\/events$/.test(path)) return null;
  const parsed = events.safeParse(content);
  return parsed.success
    ? { status: 200, body: { events_received: parsed.data.data.length } }
    : { status: 400, body: { error: { message: parsed.error.issues[0]?.path.join('.') ?? 'unreadable' } } };
}
