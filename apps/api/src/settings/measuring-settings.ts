import { z } from 'zod';
import { measuringFacts, type MeasuringFacts } from '@latchkey/hotel-document/facts';

/** Where the scripts of the measuring services lie, and where they send what they collect. */
export interface MeasuringScripts {
  readonly pixel: string;
  readonly pixelCollect: string;
  readonly tagManager: string;
  readonly siteTag: string;
  /** Origins. */
  readonly tagCollect: readonly string[];
}

const address = z.url({ protocol: /^https?$/ });

/** The part of the environment that is about measuring. Services are reached only where a property switches them on. */
export const measuringShape = {
  PIXEL_SCRIPT_URL: address
    .default('https://connect.facebook.net/en_US/fbevents.js')
    .meta({ description: 'script of the ad pixel' }),
  PIXEL_COLLECT_URL: address
    .default('https://www.facebook.com/tr/')
    .meta({ description: 'where that script sends to' }),
  TAG_MANAGER_SCRIPT_URL: address
    .default('https://www.googletagmanager.com/gtm.js')
    .meta({ description: 'script of the tag manager' }),
  SITE_TAG_SCRIPT_URL: address
    .default('https://www.googletagmanager.com/gtag/js')
    .meta({ description: 'script of the site tag' }),
  TAG_COLLECT_ORIGINS: z
    .string()
    .default('https://www.google-analytics.com,https://region1.google-analytics.com')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(address))
    .meta({ description: 'where the tags send to' }),
  PROVIDER_MEASURING: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' });
        return z.NEVER;
      }
    })
    .pipe(measuringFacts)
    .optional()
    .meta({
      description: 'what the provider measures on its own pages: JSON like `measuring` of a hotel’s file',
      usual: 'nothing',
    }),
} as const;

export interface MeasuringSettings {
  readonly measuringScripts: MeasuringScripts;
  readonly providerMeasuring: MeasuringFacts | null;
}

export function measuringSettingsOf(values: z.output<z.ZodObject<typeof measuringShape>>): MeasuringSettings {
  return {
    measuringScripts: {
      pixel: values.PIXEL_SCRIPT_URL,
      pixelCollect: values.PIXEL_COLLECT_URL,
      tagManager: values.TAG_MANAGER_SCRIPT_URL,
      siteTag: values.SITE_TAG_SCRIPT_URL,
      tagCollect: values.TAG_COLLECT_ORIGINS.map((one) => new URL(one).origin),
    },
    providerMeasuring: values.PROVIDER_MEASURING ?? null,
  };
}
