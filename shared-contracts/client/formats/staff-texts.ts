import type { Translate } from '@vidyapath/platform-api/i18n';
import type { PageSize } from '../screens/list-state';
import type { Editor } from '../screens/use-last-editor';

/* Texts of the staff components of `@vidyapath/ui/staff`, by the keys of `staff-messages`. */

export const screenTexts = (t: Translate) => ({
  tabs: t('tabs.label'),
  add: t('tabs.add'),
  view: t('tabs.view'),
  adding: t('form.add'),
  editing: t('form.edit'),
  lead: t('form.mandatory'),
});

export const formButtonTexts = (t: Translate, editing: boolean) => ({
  save: t(editing ? 'form.update' : 'form.save'),
  cancel: t('form.cancel'),
});

/** @param name of the record, which the buttons of its row say */
export const rowTexts = (t: Translate, name: string) => ({
  edit: t('list.edit', { name }),
  delete: t('list.delete', { name }),
});

/** A sentence about who changed a record, as exactly as that is known: `key`, `keyBy` or `keySelf`. */
function editorText(t: Translate, key: string, by: Editor | undefined): string {
  if (!by) return t(key);
  const { name, when, isSelf } = by;
  return t(`${key}${isSelf ? 'Self' : 'By'}`, { name, when });
}

export const conflictTexts = (t: Translate, by?: Editor) => ({
  title: t('conflict.title'),
  text: editorText(t, 'conflict.text', by),
  theirs: t('conflict.theirs'),
  same: t('conflict.same'),
  difference: (field: string, value: string) => t('conflict.difference', { field, value }),
  load: t('conflict.load'),
  overwrite: t('conflict.overwrite'),
  stay: t('conflict.stay'),
});

/** For a delete dialog when the record was changed while it was open. */
export const changedText = (t: Translate, by?: Editor): string => editorText(t, 'delete.changed', by);

export const deleteTexts = (t: Translate) => ({ confirm: t('delete.confirm'), cancel: t('delete.cancel') });

/** For the dialog that asks before a changed form is left. */
export const leaveTexts = (t: Translate) => ({
  title: t('leave.title'),
  question: t('leave.question'),
  labels: { confirm: t('leave.confirm'), cancel: t('leave.cancel') },
});

export const toolbarTexts = (t: Translate) => ({
  sizes: t('list.sizes'),
  size: (size: PageSize) => (size === 'all' ? t('list.all') : String(size)),
  search: t('list.search'),
});

export const pagerTexts = (t: Translate, page: number, pages: number) => ({
  group: t('list.pages'),
  first: t('list.first'),
  previous: t('list.previous'),
  next: t('list.next'),
  last: t('list.last'),
  position: t('list.position', { page, pages }),
});
