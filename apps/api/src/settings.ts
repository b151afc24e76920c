import { fiscalSettingsOf, fiscalShape, type FiscalSettings } from './settings/fiscal-settings.ts';
import { resolve } from 'node:path';
import { z } from 'zod';
import { accountSettingsOf, accountShape, type AccountSettings } from './settings/account-settings.ts';
import { domainSettingsOf, domainShape, sitesFaults, type DomainSettings } from './settings/domain-settings.ts';
import { engineSettingsOf, engineShape, type EngineSettings } from './settings/engine-settings.ts';
import { limitSettingsOf, limitShape, type LimitSettings } from './settings/limit-settings.ts';
import { measuringSettingsOf, measuringShape, type MeasuringSettings } from './settings/measuring-settings.ts';
import { partySettingsOf, partyShape, type PartySettings } from './settings/party-settings.ts';
import { productionFaults } from './settings/production-faults.ts';
import { pushFaults, pushSettingsOf, pushShape, type PushSettings } from './settings/push-settings.ts';
import {
  registrationSettingsOf,
  registrationShape,
  type RegistrationSettings,
} from './settings/registration-settings.ts';
import {
  stripeAddressesOf,
  stripeFaults,
  stripeSettingsOf,
  stripeShape,
  type StripeAddresses,
  type StripeSettings,
} from './settings/stripe-settings.ts';
import { serviceSettingsOf, serviceShape, type ServiceSettings } from './settings/service-settings.ts';
import { trialSettingsOf, trialShape, type TrialSettings } from './settings/trial-settings.ts';

const shape = z.object({
  ...serviceShape,
  ...limitShape,
  ...engineShape,
  ...partyShape,
  ...measuringShape,
  ...pushShape,
  ...stripeShape,
  ...domainShape,
  ...accountShape,
  ...registrationShape,
  ...fiscalShape,
  ...trialShape,
});

// Said here, in the folder of the entry: a build is one file in `dist`, which is as deep as this one.
const ownFolders = {
  state: resolve(import.meta.dirname, '../../../.latchkey'),
  hotels: resolve(import.meta.dirname, '../hotels'),
};

/** Everything that can be set from outside, checked. Durations are milliseconds. */
export interface Settings
  extends
    ServiceSettings,
    LimitSettings,
    EngineSettings,
    PartySettings,
    MeasuringSettings,
    PushSettings,
    DomainSettings,
    AccountSettings,
    RegistrationSettings,
    FiscalSettings,
    TrialSettings {
  /** Null: the provider has no account with Stripe. */
  readonly stripe: StripeSettings | null;
  /** Where Stripe is, for the accounts of hotels' own too. */
  readonly stripeAddresses: StripeAddresses;
}

/**
 * Reads the settings from an environment. In production every secret and outside address must be given, none may be the
 * sandbox's, and secrets must be strong and addresses encrypted; all that is wrong is returned together, by name.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { settings: Settings } | { faults: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success)
    return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  const values = parsed.data;
  if ((values.TEXT_MODEL_URL === undefined) !== (values.TEXT_MODEL_NAME === undefined))
    return { faults: ['TEXT_MODEL_URL and TEXT_MODEL_NAME: one is of no use without the other'] };
  const { SITES_DOMAIN, PROVIDER_HOSTS, PLATFORM_HOSTS, DESK_HOST } = values;
  const faults = [
    ...sitesFaults({ SITES_DOMAIN, PROVIDER_HOSTS, PLATFORM_HOSTS, DESK_HOST }),
    ...pushFaults(given),
    ...stripeFaults(given),
    ...(values.LATCHKEY_MODE === 'production' ? productionFaults(given) : []),
  ];
  return faults.length > 0 ? { faults } : { settings: settingsOf(values) };
}

const settingsOf = (values: z.output<typeof shape>): Settings => ({
  ...serviceSettingsOf(values, ownFolders),
  ...domainSettingsOf(values, serviceSettingsOf(values, ownFolders)),
  ...limitSettingsOf(values, values.LATCHKEY_MODE),
  ...engineSettingsOf(values),
  ...partySettingsOf(values, values.LATCHKEY_MODE),
  ...measuringSettingsOf(values),
  ...pushSettingsOf(values, values.LATCHKEY_MODE),
  ...stripeSettingsOf(values, values.LATCHKEY_MODE),
  stripeAddresses: stripeAddressesOf(values, values.LATCHKEY_MODE),
  ...accountSettingsOf(values, values.LATCHKEY_MODE),
  ...registrationSettingsOf(values, values.LATCHKEY_MODE),
  ...fiscalSettingsOf(values, values.LATCHKEY_MODE),
  ...trialSettingsOf(values, values.LATCHKEY_MODE),
});
