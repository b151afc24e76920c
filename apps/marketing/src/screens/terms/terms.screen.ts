import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { loadPolicy } from '../../policies/policy.loader.ts';
import { policyHead } from '../../policies/policy-head.ts';
import { PolicyView } from '../../policies/policy.view.tsx';

export const screen = defineScreen({
  load: (request) => loadPolicy('terms', request),
  head: policyHead,
  View: framed(PolicyView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
