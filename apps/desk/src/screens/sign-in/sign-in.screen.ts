import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { load } from './sign-in.loader.ts';
import { SignInView } from './sign-in.view.tsx';

export const screen = deskScreen({
  load,
  head: (_, { i18n }) => ({ title: i18n._(msg`Sign in to the desk`) }),
  View: framed(SignInView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
