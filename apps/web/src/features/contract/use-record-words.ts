import { useTranslation } from 'react-i18next'
import {
  documentActionKeys,
  documentOf,
  useActionWords,
  type RecordedStep,
} from '../../records/history/history.tsx'

/** What only contracts have. */
const actionKeys: Readonly<Record<string, string>> = {
  editQuotation: 'contract.action.editQuotation',
  renew: 'contract.action.renew',
  renewed: 'contract.action.renewed',
  expire: 'contract.action.expire',
  withdraw: 'contract.action.withdraw',
  refuse: 'record.action.reject',
  'quotation.submit': 'contract.action.submitQuotation',
  'quotation.withdraw': 'contract.action.withdrawQuotation',
  'quotation.pass': 'contract.action.passQuotation',
  'quotation.refuse': 'contract.action.refuseQuotation',
  noRenewal: 'contract.action.noRenewal',
  void: 'contract.action.void',
  file: 'contract.action.file',
  unfile: 'contract.action.unfile',
  'template.upload': 'contract.action.template',
  'template.reset': 'contract.action.templateReset',
  'party.stop': 'contract.action.stopParty',
  'party.resume': 'contract.action.resumeParty',
  ...documentActionKeys,
}

/** What was done to a contract; of a party, to which one. */
export function useRecordWords() {
  const { t } = useTranslation()
  const usual = useActionWords()
  return ({ action, fieldDiff }: RecordedStep): string => {
    const key = actionKeys[action]
    if (key === undefined) return usual(action)
    const names = action.startsWith('party.') ? Object.keys(fieldDiff) : []
    return [t(key), ...names, documentOf(fieldDiff), ...papersOf(fieldDiff)]
      .filter(Boolean)
      .join(' ')
  }
}

/** The names of the signed papers that came with a step. */
function papersOf({ attachments }: RecordedStep['fieldDiff']): string[] {
  const [before, after] = [namesIn(attachments?.before), namesIn(attachments?.after)]
  return after.slice(before.length)
}

const namesIn = (papers: unknown): string[] =>
  Array.isArray(papers) ? papers.map(({ name }: { name?: unknown }) => String(name)) : []
