import { lazy } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'

/** Imports of files: chosen, understood, checked and taken over whole. Its words come with it. */
export const ImportWizard = lazy(async () => {
  const [{ Wizard }] = await Promise.all([
    loadChunk(() => import('./wizard.tsx')),
    loadTexts(() => import('./words.ts')),
  ])
  return { default: Wizard }
})
