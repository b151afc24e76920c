import { usePage } from '@latchkey/site';
import { ScreenFrame } from '@latchkey/ui/screen-frame';
import type { ComponentType, FunctionComponent } from 'react';

/** Gives a component of a screen this remote's words and its copy of React Aria the page's language. */
export function framed<Props extends object>(Inner: ComponentType<Props>): FunctionComponent<Props> {
  return function Framed(props: Props) {
    const { i18n, locale } = usePage();
    return (
      <ScreenFrame i18n={i18n} locale={locale}>
        <Inner {...props} />
      </ScreenFrame>
    );
  };
}
