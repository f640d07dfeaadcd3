import { loadTexts } from '../../i18n/load-texts.ts'

/** The words of documents, which come with what shows some. */
export const loadDocumentWords = () => loadTexts(() => import('./words.ts'))
