import { z } from 'zod';
import { demoAccountKeysSecret } from './sandbox-values.ts';

const keyBytes = 32;
const keysIn = (setting: string): Buffer[] => setting.split(',').map((one) => Buffer.from(one.trim(), 'base64'));

/** The part of the environment that is about accounts of hotels' own at gateways. */
export const accountShape = {
  ACCOUNT_KEYS_SECRET: z
    .string()
    .refine(
      (setting) => keysIn(setting).every(({ length }) => length === keyBytes),
      'wants 32 bytes in base64 for each key',
    )
    .optional()
    .meta({
      description:
        'seals the keys of hotels’ own accounts at gateways where they are kept: 32 bytes in base64 (`openssl rand -base64 32`); several with commas: the first seals, all open. Without it no hotel can give its keys, and what was sealed by a key that is gone cannot be opened',
      usual: 'none; in a demo the demo’s',
    }),
} as const;

export interface AccountSettings {
  /** By which keys of hotels' accounts are sealed: the first, and those that open what was sealed before; none: no keys are kept. */
  readonly accountKeys: readonly Buffer[];
}

export const accountSettingsOf = (
  { ACCOUNT_KEYS_SECRET: secret }: z.output<z.ZodObject<typeof accountShape>>,
  mode: 'demo' | 'production',
): AccountSettings => {
  const set = secret ?? (mode === 'demo' ? demoAccountKeysSecret : undefined);
  return { accountKeys: set === undefined ? [] : keysIn(set) };
};
