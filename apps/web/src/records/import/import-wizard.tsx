import { latePart } from '../../i18n/late-part.tsx'

/** Imports of files: chosen, understood, checked and taken over whole. Its words come with it. */
export const ImportWizard = latePart(
  async () => (await import('./wizard.tsx')).Wizard,
  () => import('./words.ts'),
)
