import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { directionOf, type Locale } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { languageNames } from '@latchkey/ui/frame';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { soft } from '@latchkey/ui/text';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { markName, markOf } from '../fields/mark-of.ts';
import { parts } from '../fields/part.table.ts';
import { partNames } from '../settings.copy.ts';
import type { LanguagesModel, NamedSection } from '../settings.model.ts';
import { useRowName } from './row-name.ts';
import type { LackedRow } from '../model/languages.types.ts';
import * as styles from './languages.module.css';
import { oneOf } from '../../../session/one-of.ts';

/** What a language lacks, page by page of the set-up, each text beside its original. */
export function MissingSections({
  model: latest,
  language,
}: {
  readonly model: LanguagesModel;
  readonly language: Locale;
}) {
  // What comes in meanwhile must not change what is being read.
  const [model] = useState(latest);
  const next = model.sections.find(({ rows }) => rows.some(({ state }) => state !== 'read'))?.id;
  return (
    <section aria-labelledby="lacked-title" className={styles.sections}>
      <h2 id="lacked-title" className={styles.title}>
        <bdi lang={language}>{languageNames[language][0]}</bdi>
      </h2>
      {model.sections.length === 0 ? (
        <p>
          <Trans>Nothing is missing.</Trans>
        </p>
      ) : (
        model.sections.map((one) => (
          <Section key={one.id} section={one} model={model} language={language} isNext={one.id === next} />
        ))
      )}
    </section>
  );
}

function Section({
  section: { id, rows, room },
  model: { typed, opened },
  language,
  isNext,
}: {
  readonly section: NamedSection;
  readonly model: LanguagesModel;
  readonly language: Locale;
  readonly isNext: boolean;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const part = oneOf(parts, id) ?? (room === null ? 'texts' : 'rooms');
  const unread = rows.filter(({ state }) => state === 'unread').length;
  const isOpen = opened === null ? isNext : opened === id;
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.opener}>
        {room === null ? i18n._(partNames[part]) : <bdi>{room}</bdi>}
        {unread === 0 ? null : (
          <Badge tone="warn">
            <Trans context="texts of a model">{unread} to read</Trans>
          </Badge>
        )}
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      <form method="post" action={postAddress('keep-texts', locale)} className={styles.rows} noValidate>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="section" value={id} />
        {rows.map((row) => (
          <Row key={row.path} row={row} typed={opened === id ? typed[row.path] : undefined} language={language} />
        ))}
        <p className={styles.acts}>
          <Button type="submit">
            <Trans context="texts of a model">Read, and right</Trans>
          </Button>
          <span className={soft}>
            <Trans>Correct what is not right first. A text that you empty is thrown away.</Trans>
          </span>
        </p>
      </form>
    </details>
  );
}

/** About what one line of a narrow field holds. */
const lettersOfLine = 40;

function Row({
  row: { path, from, original, isList, value, state },
  typed,
  language,
}: {
  readonly row: LackedRow;
  readonly typed: string | undefined;
  readonly language: Locale;
}) {
  const { t } = useLingui();
  const name = useRowName(path);
  const lines = isList ? original.split('\n').length : Math.ceil(original.length / lettersOfLine);
  return (
    <div className={styles.row}>
      <div className={styles.original}>
        <span className={styles.label}>{name}</span>{' '}
        {state === 'unread' ? (
          <Badge tone="warn">
            {value === original ? (
              <Trans context="a text">As it is written, not read yet</Trans>
            ) : (
              <Trans context="a text">By a model, not read yet</Trans>
            )}
          </Badge>
        ) : state === 'read' ? (
          <Badge tone="good">
            <Trans context="a text">Read</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans context="a text">Missing</Trans>
          </Badge>
        )}
        <p lang={from} dir={directionOf(from)} className={styles.text}>
          {original}
        </p>
      </div>
      <div>
        <input type="hidden" name={markName(path)} value={markOf(original)} />
        <TextArea
          label={`${name}: ${languageNames[language][0]}`}
          name={path}
          id={`lacked-${path.replaceAll('.', '-')}`}
          defaultValue={typed ?? value}
          rows={Math.min(12, Math.max(2, lines))}
          maxLength={fieldLengths.hotelText}
          lang={language}
          dir={directionOf(language)}
          autoComplete="off"
          {...(isList ? { hint: t`One a line.` } : {})}
        />
      </div>
    </div>
  );
}
