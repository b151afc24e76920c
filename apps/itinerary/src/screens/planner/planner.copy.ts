import type { ItineraryPurpose, ItineraryStop } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const purposeWords: Readonly<Record<ItineraryPurpose, MessageDescriptor>> = {
  leisure: msg({ message: 'Just being here', context: 'purpose of a trip' }),
  family: msg({ message: 'With children', context: 'purpose of a trip' }),
  business: msg({ message: 'Between meetings', context: 'purpose of a trip' }),
  romance: msg({ message: 'For two', context: 'purpose of a trip' }),
  culture: msg({ message: 'Sights and museums', context: 'purpose of a trip' }),
  food: msg({ message: 'Eating well', context: 'purpose of a trip' }),
};

export const stopWords: Readonly<Record<ItineraryStop['kind'], MessageDescriptor>> = {
  meal: msg({ message: 'A meal', context: 'kind of a stop' }),
  visit: msg({ message: 'A visit', context: 'kind of a stop' }),
  rest: msg({ message: 'A rest', context: 'kind of a stop' }),
};
