import { postAddress, usePage } from '@latchkey/site';
import { useHydrated } from '@latchkey/stay/island';
import { typedIn } from '@latchkey/stay/send-form';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { EmailField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { fieldsOf } from '../planner.choices.ts';
import { mailWords } from '../planner.copy.ts';
import type { ItineraryPlan } from '../planner.model.ts';
import { useMailing } from '../use-mailing.ts';
import * as styles from './mail-plan.module.css';

/** The plan by mail: sent in place where there is a script, and by a plain form where there is none. */
export function MailPlan({ plan }: { readonly plan: ItineraryPlan }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const isHydrated = useHydrated();
  const { state, outcome, send } = useMailing(plan);
  if (outcome === 'sent')
    return (
      <Notice tone="good" role="status" title={<Trans>The plan is on its way to you.</Trans>}>
        <Trans>The same plan is sent once a day. We forget the address as soon as it is sent.</Trans>
      </Notice>
    );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state === 'open') void send(typedIn(event)('email'));
  };
  const choices = { ...fieldsOf(plan.choices), days: String(plan.choices.days), purpose: plan.choices.purpose };
  return (
    <form
      method="post"
      action={postAddress('mail', locale)}
      className={styles.form}
      noValidate={isHydrated}
      aria-label={t`The plan by email`}
      onSubmit={submit}
    >
      {Object.entries(choices).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EmailField
        label={t`Email`}
        defaultValue={plan.mailTo}
        hint={t`For this plan alone: we forget the address as soon as it is sent.`}
        error={outcome === null ? undefined : i18n._(mailWords[outcome])}
      />
      <Button type="submit" busy={state === 'sending'} className={styles.act}>
        <Trans>Send me the plan</Trans>
      </Button>
    </form>
  );
}
