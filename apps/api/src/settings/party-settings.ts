import { z } from 'zod';
import { demoPropertyKeySecret, demoSender, sandboxParties } from './sandbox-values.ts';
import { seconds } from './value-kinds.ts';

type PartyName = keyof typeof sandboxParties;

/** The part of the environment that is about outside parties: their addresses, what they are told, and our secrets. */
export const partyShape = {
  /** A text model that speaks OpenAI's chat completions, such as https://api.example.com/v1; it rewords itineraries. None unless set. */
  TEXT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_MODEL_NAME: z.string().min(1).optional(),
  TEXT_MODEL_KEY: z.string().min(1).optional(),
  TEXT_MODEL_SECONDS: seconds.default(4),
  /** Tells search engines which pages changed (IndexNow); without a key nobody is told. The origin shows the key. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  /** Sign the keys of properties and the operator's proofs, `new,old`; without it, in production, the property's side is closed. */
  PROPERTY_KEY_SECRET: z
    .string()
    .refine((setting) => setting.split(',').every((one) => one.trim().length >= 24), 'wants 24 characters for each key')
    .optional(),
  MAIL_FROM: z.email().default(demoSender),
  ...(Object.fromEntries(Object.keys(sandboxParties).map((name) => [name, z.string().min(1).optional()])) as Record<
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
