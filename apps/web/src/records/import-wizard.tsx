import { lazy } from 'react'
import { addWords } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'

/** Files into the house: chosen, understood, checked and taken over whole. Its words come with it. */
export const ImportWizard = lazy(async () => {
  const [words, { Wizard }] = await Promise.all([
    loadChunk(() => import('../i18n/import-wizard.ts')),
    loadChunk(() => import('./import-wizard/wizard.tsx')),
  ])
  addWords(words.importWizard)
  return { default: Wizard }
})
