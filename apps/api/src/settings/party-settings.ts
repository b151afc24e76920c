import { z } from 'zod';
import { demoPropertyKeySecret, demoSender, sandboxParties } from './sandbox-values.ts';
import { seconds } from './value-kinds.ts';

type PartyName = keyof typeof sandboxParties;

const ofParty = z.string().min(1).optional().meta({
  description: 'address or key of a payment provider, the mail server or the SMS service',
  usual: 'the sandbox’s; must be set in production',
});

/** The part of the environment that is about outside parties: their addresses, what they are told, and our secrets. */
export const partyShape = {
  TEXT_MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'a text model behind OpenAI’s chat completions that rewords itineraries and translates hotels’ own texts; it gets nothing of any guest',
      usual: 'none',
    }),
  TEXT_MODEL_NAME: z.string().min(1).optional().meta({ description: 'its model', usual: '' }),
  TEXT_MODEL_KEY: z.string().min(1).optional().meta({ description: 'its key', usual: '' }),
  TEXT_MODEL_SECONDS: seconds
    .default(4)
    .meta({ description: 'how long it is waited for; ten times as long for translations, for which no page waits' }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional()
    .meta({
      description:
        'tells search engines which pages changed (IndexNow): 8 to 128 letters, digits and dashes, the same for both services',
      usual: 'nobody is told',
    }),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.indexnow.org/indexnow')
    .meta({ description: 'the service that is told' }),
  PROPERTY_KEY_SECRET: z
    .string()
    .refine((setting) => setting.split(',').every((one) => one.trim().length >= 24), 'wants 24 characters for each key')
    .optional()
    .meta({
      description:
        'signs keys of properties; several with commas: the first signs, the others are still taken. Without it, in production, the property’s side is closed',
      usual: 'the demo’s',
    }),
  MAIL_FROM: z.email().default(demoSender).meta({ description: 'sender of guests’ mails' }),
  ...(Object.fromEntries(Object.keys(sandboxParties).map((name) => [name, ofParty])) as Record<
    PartyName,
    z.ZodOptional<z.ZodString>
  >),
};

type Values = z.output<z.ZodObject<typeof partyShape>>;

export interface PartySettings extends Readonly<Record<PartyName, string>> {
  readonly textModel: {
    readonly url: string;
    readonly name: string;
    readonly key: string | null;
    readonly patienceMs: number;
  } | null;
  /** Null: search engines find out by themselves what changed. */
  readonly indexNow: { readonly url: string; readonly key: string } | null;
  readonly mailFrom: string;
  readonly propertyKeySecret: string | null;
}

export const partySettingsOf = (values: Values, mode: 'demo' | 'production'): PartySettings => ({
  ...partiesOf(values),
  textModel: textModelOf(values),
  indexNow: values.INDEXNOW_KEY === undefined ? null : { url: values.INDEXNOW_URL, key: values.INDEXNOW_KEY },
  mailFrom: values.MAIL_FROM,
  propertyKeySecret: values.PROPERTY_KEY_SECRET ?? (mode === 'demo' ? demoPropertyKeySecret : null),
});

/** The addresses and keys of outside parties; the sandbox's where none is set. */
const partiesOf = (values: Values): Record<PartyName, string> =>
  Object.fromEntries(
    Object.entries(sandboxParties).map(([name, sandbox]) => [name, values[name as PartyName] ?? sandbox]),
  ) as Record<PartyName, string>;

function textModelOf(values: Values): PartySettings['textModel'] {
  const { TEXT_MODEL_URL: url, TEXT_MODEL_NAME: name, TEXT_MODEL_KEY: key = null } = values;
  return url === undefined || name === undefined
    ? null
    : { url: url.replace(/\/$/, ''), name, key, patienceMs: values.TEXT_MODEL_SECONDS * 1000 };
}
