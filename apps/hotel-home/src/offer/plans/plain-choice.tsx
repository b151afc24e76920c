import { lazyCode } from '@latchkey/ui/lazy-part';
import type { ReactNode } from 'react';
import type { ChoiceFormProps } from './choice-form.lazy.tsx';

// Browsers that run scripts never fetch it: React leaves out what is in `noscript`.
const ChoiceForm = lazyCode(() =>
  import(/* webpackChunkName: "without-script" */ './choice-form.lazy.tsx').then(({ ChoiceForm: part }) => part),
);

/** Without JavaScript: a form that leads to the checkout of one rate plan. */
export const PlainChoice = (props: ChoiceFormProps): ReactNode => (
  <noscript>
    <ChoiceForm {...props} />
  </noscript>
);
