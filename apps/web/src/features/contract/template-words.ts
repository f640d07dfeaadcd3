import type { TFunction } from 'i18next'

/** 'tenant 3' -> the tenant's template, version 3; nothing for what was made without one. */
export function templateWords(t: TFunction, version: string): string {
  const [source = '', revision = '0'] = version.split(' ')
  if (source === '') return ''
  const whose = t(`contract.document.source.${source}`)
  return revision === '0' ? whose : t('contract.document.revision', { whose, revision })
}
