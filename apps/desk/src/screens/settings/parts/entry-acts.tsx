import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldGroup } from '../fields/field.types.ts';
import { sellForm, stopForm, takeOutForm } from './entry-forms.tsx';
import * as styles from './group-fields.module.css';

/** What can be done with an entry as a whole: taken out; a room type that is booked is sold no more instead. */
export function EntryActs({ group: { id, isStopped }, name }: { readonly group: FieldGroup; readonly name: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.acts}>
      {isStopped === undefined ? null : (
        <>
          {isStopped ? (
            <Badge tone="warn">
              <Trans context="a room type">Not sold</Trans>
            </Badge>
          ) : null}
          <Button
            type="submit"
            form={isStopped ? sellForm : stopForm}
            name="entry"
            value={id}
            look="quiet"
            size="small"
          >
            {isStopped ? (
              <Trans context="a room type">Sell it again</Trans>
            ) : (
              <Trans context="a room type">Stop selling</Trans>
            )}
          </Button>
        </>
      )}
      <Button
        type="submit"
        form={takeOutForm}
        name="entry"
        value={id}
        look="quiet"
        size="small"
        aria-label={t({ message: `Remove: ${name}`, context: 'of what the hotel says of itself' })}
      >
        <Trans context="of what the hotel says of itself">Remove</Trans>
      </Button>
    </div>
  );
}
