import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { OperatedHotel } from '../operator.model.ts';

/** Takes back what a hotel has changed, or lets it be. */
export function ChangeActs({ hotel: { hotelId, name, revision = '' } }: { readonly hotel: OperatedHotel }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const seen = (
    <>
      <input type="hidden" name="hotelId" value={hotelId} />
      <input type="hidden" name="revision" value={revision} />
    </>
  );
  return (
    <>
      <ActionForm action={postAddress('take-back', locale)}>
        {seen}
        <Button type="submit" size="small" aria-label={t`Undo: ${name}`}>
          <Trans>Undo</Trans>
        </Button>
      </ActionForm>
      <ActionForm action={postAddress('leave', locale)}>
        {seen}
        <Button type="submit" look="quiet" size="small" aria-label={t`Let it be: ${name}`}>
          <Trans>Let it be</Trans>
        </Button>
      </ActionForm>
    </>
  );
}
