import type { ScreenRequest } from '@latchkey/site/screen';
import type { DraftDocuments } from '@latchkey/hotel-document/drafts';
import type { TableModel } from '../settings.model.ts';
import { readTable } from './read-table.ts';
import { templateOf } from './template.ts';

/** The page on which a table is pasted, with what is wrong in the one that was. */
export function tableModel(
  { returned, locale }: ScreenRequest,
  documents: DraftDocuments,
  ofAllPages: Omit<TableModel, 'page' | 'part' | 'template' | 'pasted' | 'faults'>,
): TableModel {
  const pasted = returned?.fields['table'] ?? '';
  const read = returned?.code === 'table_wrong' ? readTable(pasted, documents, locale) : null;
  return {
    page: 'table',
    part: 'table',
    ...ofAllPages,
    template: templateOf(documents, locale),
    pasted,
    faults: read?.kind === 'wrong' ? read.faults : [],
  };
}
