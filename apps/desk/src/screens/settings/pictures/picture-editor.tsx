import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldControl } from '../parts/field-control.tsx';
import { Findings } from '../parts/findings.tsx';
import type { PictureModel, PicturesModel } from '../settings.model.ts';
import { FocusForms } from './focus-forms.tsx';
import * as fields from '../parts/group-fields.module.css';
import * as form from '../parts/part-form.module.css';
import * as ticks from '../parts/ticks.module.css';

/** One picture: which part of it stays, what is to be seen on it, and where it is shown. */
export function PictureEditor({
  model: latest,
  picture,
  hotelId,
}: {
  readonly model: PicturesModel;
  readonly picture: PictureModel;
  readonly hotelId: number;
}) {
  // News of the hotel must not change what stands beside what is being typed.
  const [model] = useState(latest);
  const { t } = useLingui();
  const { locale } = usePage();
  const { places, findings, draft, typed, invalid, currency } = model;
  const [alts, captions] = [
    picture.fields.filter(({ label }) => label === 'alt'),
    picture.fields.filter(({ label }) => label === 'caption'),
  ];
  return (
    <>
      <p>
        <SiteLink className={textLinkClass} to={deskUrl('setUpPart', { hotelId, part: 'pictures' })}>
          <Trans>All pictures</Trans>
        </SiteLink>
      </p>
      <FocusForms hotelId={hotelId} version={draft.version} picture={picture} typed={typed} />
      {findings.length === 0 ? null : <Findings findings={findings} hotelId={hotelId} />}
      <form
        method="post"
        action={postAddress('save-picture', locale, { picture: picture.name })}
        className={fields.group}
        noValidate
      >
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="picture" value={picture.name} />
        {[alts, captions].map((its, at) => (
          <div key={at === 0 ? 'alt' : 'caption'} className={fields.languages}>
            {its.map((field) => (
              <FieldControl key={field.name} field={field} model={{ typed, invalid, currency }} />
            ))}
          </div>
        ))}
        <fieldset className={ticks.choices}>
          <legend className={ticks.legend}>
            <Trans context="a picture">Where it is shown</Trans>
          </legend>
          {places.map(({ id, name }) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it.
            <label key={id} className={ticks.tick}>
              <input type="checkbox" name={`at ${id}`} value="yes" defaultChecked={picture.at.includes(id)} />
              <bdi>{name ?? t({ message: 'The hotel', context: 'where pictures are shown' })}</bdi>
            </label>
          ))}
        </fieldset>
        <p className={form.acts}>
          <Button type="submit">
            <Trans context="the draft of what guests see">Save in the draft</Trans>
          </Button>
        </p>
      </form>
    </>
  );
}
