import { type ChangeEvent, useState } from 'react';
import { documentType } from '@/cms/schema/formats';
import { withDocument } from './documents';
import { t } from './messages';
import { storeFile } from './state';

/** Takes the document to which a link leads. */
export function DocumentInput({ index }: { index: number }) {
  const [mistake, setMistake] = useState('');
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const { name } = chosen;
    setMistake(documentType(name) ? '' : t('noDocument', { name }));
    // The same file can be chosen again.
    target.value = '';
    if (documentType(name)) {
      await storeFile(chosen, (now, id) => withDocument(now, index, name, id), t('pictureTaken', { name }));
    }
  }
  return (
    <>
      <label className="button relative mt-3">
        {t('choosePicture')}
        <input className="sr-only" type="file" accept=".pdf,.doc,.docx,.xls,.xlsx,.odt,.ods" onChange={take} />
      </label>
      <p className="font-medium text-red" role="alert">
        {mistake}
      </p>
    </>
  );
}
