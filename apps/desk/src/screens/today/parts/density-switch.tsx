import { postAddress, usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as menu from '../../../frame/menu.module.css';
import { ActionForm } from '../../../frame/action-form.tsx';

/** How close together the person wants the lines, on every device: a form, which needs no script. */
export function DensitySwitch() {
  const { locale } = usePage();
  const { day, frame } = useDay().model;
  const isTight = frame.session.person.density === 'tight';
  const date = day.date === day.today ? {} : { date: day.date };
  return (
    <ActionForm action={postAddress('density', locale, date)}>
      <input type="hidden" name="density" value={isTight ? 'calm' : 'tight'} />
      <button type="submit" className={menu.item}>
        {isTight ? <Trans>Calm lines</Trans> : <Trans>Tight lines</Trans>}
      </button>
    </ActionForm>
  );
}
