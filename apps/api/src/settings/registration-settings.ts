import { z } from 'zod';
import { demoAuthorities, demoRegistrationKeysSecret } from './sandbox-values.ts';

const keyBytes = 32;
const keysIn = (setting: string): Buffer[] => setting.split(',').map((one) => Buffer.from(one.trim(), 'base64'));

const authority = (whose: string, usual: string) =>
  z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: `where ${whose} takes registrations`, usual: `${usual}; in a demo the sandbox’s` });

/** Where each authority takes registrations. */
const real = {
  SIBA_URL: 'https://siba.ssi.gov.pt/baws/boletinsalojamento.asmx',
  ALLOGGIATI_URL: 'https://alloggiatiweb.poliziadistato.it/service/service.asmx',
  SES_URL: 'https://hospedajes.ses.mir.es/hospedajes-web/ws/v1/comunicacion',
} as const;

/** The part of the environment that is about the registration of travellers. */
export const registrationShape = {
  REGISTRATION_KEYS_SECRET: z
    .string()
    .refine(
      (setting) => keysIn(setting).every(({ length }) => length === keyBytes),
      'wants 32 bytes in base64 for each key',
    )
    .optional()
    .meta({
      description:
        'seals what travellers fill in for their registration, and hotels’ keys at authorities: 32 bytes in base64 (`openssl rand -base64 32`); several with commas: the first seals, all open. Without it nobody is registered, and what was sealed by a key that is gone cannot be opened',
      usual: 'none; in a demo the demo’s',
    }),
  SIBA_URL: authority('Portugal’s SIBA', real.SIBA_URL),
  ALLOGGIATI_URL: authority('Italy’s Alloggiati Web', real.ALLOGGIATI_URL),
  SES_URL: authority('Spain’s SES.Hospedajes', real.SES_URL),
} as const;

export interface RegistrationSettings {
  /** By which registrations are sealed: the first, and those that open what was sealed before; none: nobody is registered. */
  readonly registrationKeys: readonly Buffer[];
  readonly authorities: { readonly siba: string; readonly alloggiati: string; readonly ses: string };
}

export const registrationSettingsOf = (
  values: z.output<z.ZodObject<typeof registrationShape>>,
  mode: 'demo' | 'production',
): RegistrationSettings => {
  const secret = values.REGISTRATION_KEYS_SECRET ?? (mode === 'demo' ? demoRegistrationKeysSecret : undefined);
  const at = (name: keyof typeof real): string => values[name] ?? (mode === 'demo' ? demoAuthorities : real)[name];
  return {
    registrationKeys: secret === undefined ? [] : keysIn(secret),
    authorities: { siba: at('SIBA_URL'), alloggiati: at('ALLOGGIATI_URL'), ses: at('SES_URL') },
  };
};
