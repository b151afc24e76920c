import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommonPage } from '../model/common-page.types.ts';

export const pageNames: Readonly<Record<CommonPage, MessageDescriptor>> = {
  home: msg({ message: 'Home', context: 'a page of guests' }),
  around: msg({ message: 'Planner of the days', context: 'a page of guests' }),
  terms: msg({ message: 'Terms', context: 'a page of guests' }),
  privacy: msg({ message: 'Privacy', context: 'a page of guests' }),
};
