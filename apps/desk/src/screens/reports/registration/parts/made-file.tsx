import { Button } from '@latchkey/ui/button';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../../frame/use-has-script.ts';
import type { RegistrationModel } from '../registration.model.ts';
import * as styles from '../registration.module.css';

/** A file that was just made: to be saved, or copied field by field into the authority's portal. */
export function MadeFile({ file }: { readonly file: NonNullable<RegistrationModel['file']> }) {
  const { t } = useLingui();
  const hasScript = useHasScript();
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([file.content], { type: file.mediaType }));
    Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <section className={styles.file} aria-label={t`The file`}>
      <TextArea label={file.name} readOnly rows={8} dir="ltr" defaultValue={file.content} />
      {hasScript ? (
        <Button look="ink" onClick={save}>
          <Trans>Save the file</Trans>
        </Button>
      ) : null}
    </section>
  );
}
