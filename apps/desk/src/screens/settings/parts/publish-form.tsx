import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { OverviewModel } from '../settings.model.ts';
import * as styles from './publish-form.module.css';

/** Has guests see the draft, now or from a day on; or throws it away. */
export function PublishForm({
  model: { draft, today, problem },
  returned,
}: {
  readonly model: OverviewModel;
  readonly returned: Readonly<Record<string, string>>;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isOfDay = returned['when'] === 'day';
  return (
    <div className={styles.forms}>
      <form method="post" action={postAddress('publish', locale)} className={styles.form} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        <ChoiceGroup legend={t`When guests see it`} className={styles.choices ?? ''}>
          <Choice
            name="when"
            value="now"
            defaultChecked={!isOfDay}
            label={<Trans context="when guests see it">Now</Trans>}
          />
          <Choice
            name="when"
            value="day"
            defaultChecked={isOfDay}
            label={<Trans context="when guests see it">From a date</Trans>}
          />
        </ChoiceGroup>
        <TextField
          type="date"
          name="from"
          min={today}
          label={t`From this day on`}
          optional
          defaultValue={returned['from'] ?? ''}
          error={problem === 'day_missing' || problem === 'in_the_past' ? t`Please choose a day to come.` : undefined}
          dir="ltr"
        />
        <Button type="submit">
          <Trans context="what guests see">Publish</Trans>
        </Button>
      </form>
      <ActionForm action={postAddress('drop', locale)}>
        <input type="hidden" name="version" value={draft.version} />
        <Button type="submit" look="quiet" size="small">
          <Trans>Discard draft</Trans>
        </Button>
      </ActionForm>
    </div>
  );
}
