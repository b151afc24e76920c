import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { demoVapid, pushServices } from './sandbox-values.ts';
import { namesIn } from './value-kinds.ts';

/** The part of the environment that is about news on the lock screens of who works at a hotel. */
export const pushShape = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'wants a point of P-256 in base64url')
    .optional()
    .meta({
      description:
        'what browsers know this installation by that has news pushed to them (Web Push, VAPID); made by `pnpm api push-keys`. Another one ends every subscription',
      usual: 'nothing is pushed; in a demo the demo’s',
    }),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'wants 32 bytes in base64url')
    .optional()
    .meta({ description: 'its secret half', usual: 'none; in a demo the demo’s' }),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'wants mailto: or https:')
    .optional()
    .meta({
      description: 'where a push service reaches who pushes, such as `mailto:ops@example.com`',
      usual: 'none; in a demo the demo’s',
    }),
  PUSH_SERVICES: z
    .string()
    .default(pushServices.join(','))
    .transform(namesIn)
    .pipe(z.array(z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/)))
    .meta({ description: 'hosts of the push services that are sent to, no others' }),
  PUSH_SANDBOX_URL: z
    .url({ protocol: /^http$/ })
    .optional()
    .meta({ description: 'a push service of a developer’s machine; refused in production', usual: 'the sandbox’s' }),
} as const;

export interface PushSettings {
  /** Null: nothing is pushed. */
  readonly push: {
    readonly publicKey: string;
    readonly privateKey: string;
    readonly subject: string;
    /** Hosts, `*.` before those of which any below counts. */
    readonly services: readonly string[];
    /** An origin that is spoken to in the clear; null in production. */
    readonly sandbox: string | null;
  } | null;
}

type Given = Readonly<Record<string, string | undefined>>;

const ofPair = Object.keys(demoVapid) as (keyof typeof demoVapid)[];

/**
 * What is wrong with the settings of pushing together: a mismatched pair, an incomplete set, a sandbox in production.
 */
export function pushFaults(given: Given): string[] {
  const set = ofPair.filter((name) => given[name] !== undefined);
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  return [
    ...(set.length > 0 && set.length < ofPair.length
      ? [`${ofPair.join(', ')}: each is of no use without the others`]
      : []),
    ...(publicKey !== undefined && privateKey !== undefined && publicOf(privateKey) !== publicKey
      ? ['VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY']
      : []),
    ...(given['LATCHKEY_MODE'] === 'production' && given['PUSH_SANDBOX_URL'] !== undefined
      ? ['PUSH_SANDBOX_URL: is the sandbox’s, which production refuses']
      : []),
  ];
}

/** The public half of a secret one; undefined where it is no key. */
function publicOf(privateKey: string): string | undefined {
  try {
    const key = createECDH('prime256v1');
    key.setPrivateKey(privateKey, 'base64url');
    return key.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

export function pushSettingsOf(
  values: z.output<z.ZodObject<typeof pushShape>>,
  mode: 'demo' | 'production',
): PushSettings {
  const isDemo = mode === 'demo';
  const ofDemo = isDemo && values.VAPID_PUBLIC_KEY === undefined ? demoVapid : values;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = ofDemo;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return { push: null };
  const sandbox = isDemo ? new URL(values.PUSH_SANDBOX_URL ?? 'http://127.0.0.1:4010').origin : null;
  return { push: { publicKey, privateKey, subject, services: values.PUSH_SERVICES, sandbox } };
}
