import type { Head, ScreenRequest } from '@latchkey/site/screen';
import { msg } from '@lingui/core/macro';
import type { PolicyModel } from './policy.loader.ts';

/** What a policy's page says of itself. */
export const policyHead = (model: PolicyModel, { i18n }: ScreenRequest): Head =>
  model.kind === 'policy'
    ? { title: model.title, description: model.lead, canonical: model.canonical }
    : { title: i18n._(msg`Please try again later!`) };
