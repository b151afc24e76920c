import { z } from 'zod';
import { demoFiscalService } from './sandbox-values.ts';

/** The part of the environment that is about a certified part that signs papers. */
export const fiscalShape = {
  FISCAL_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'where a certified fiscal service signs the papers of hotels that have an account there; without it no hotel can connect one',
      usual: 'none; in a demo the sandbox’s',
    }),
} as const;

export interface FiscalSettings {
  /** Null where there is none. */
  readonly fiscalServiceUrl: string | null;
}

export const fiscalSettingsOf = (
  { FISCAL_SERVICE_URL: url }: z.output<z.ZodObject<typeof fiscalShape>>,
  mode: 'demo' | 'production',
): FiscalSettings => ({ fiscalServiceUrl: url ?? (mode === 'demo' ? demoFiscalService : null) });
