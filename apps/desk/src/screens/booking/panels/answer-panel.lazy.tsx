import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { Panel, PanelFoot } from './panel.tsx';
import * as styles from '../panel.module.css';
import { WordsField } from './words-field.tsx';

/** Answers what the guest asks for around the stay. */
export function AnswerPanel({ act }: { readonly act: 'accept' | 'decline' }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { model, busy } = useBooking();
  const name = useGuestName();
  const open = (model.booking.requests ?? []).filter(({ status }) => status === 'open');
  const named = model.asked['request'] ?? model.typed['request'];
  const request = open.find(({ requestId }) => requestId === named) ?? open[0];
  if (request === undefined) return null;
  const time = formatTime(request.time, locale);
  const isYes = act === 'accept';
  return (
    <Panel title={isYes ? t`Say yes` : t`Say no to the time`}>
      <p className={styles.said}>
        {request.kind === 'departure' ? (
          <Trans>
            {name} wants to leave at {time}.
          </Trans>
        ) : (
          <Trans>
            {name} wants to arrive at {time}.
          </Trans>
        )}{' '}
        <Trans>The guest is notified of your answer. The price does not change.</Trans>
      </p>
      {request.note === null ? null : (
        <blockquote className={styles.said}>
          <bdi>{request.note}</bdi>
        </blockquote>
      )}
      <ActForm act={act} fields={{ request: request.requestId }} again={{ open: act, request: request.requestId }}>
        <div className={styles.fields}>
          <WordsField />
        </div>
        <PanelFoot>
          <Button type="submit" size="small" look={isYes ? 'brand' : 'destructive'} busy={busy === act}>
            {isYes ? t`Say yes to ${time}` : t`Say no to ${time}`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
