import { usePage } from '@latchkey/site';
import type { ComponentType, FunctionComponent } from 'react';
import { ScreenFrame } from './screen-frame.tsx';

/** Gives a component of a screen the words of its remote and a place for its toasts. */
export function framed<Props extends object>(Inner: ComponentType<Props>): FunctionComponent<Props> {
  return function Framed(props: Props) {
    return (
      <ScreenFrame i18n={usePage().i18n}>
        <Inner {...props} />
      </ScreenFrame>
    );
  };
}
