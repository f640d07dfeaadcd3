import { useTranslation } from 'react-i18next'
import type { RecordedStep } from '../../records/history.tsx'

const actionKeys: Readonly<Record<string, string>> = {
  create: 'contract.action.create',
  update: 'contract.action.update',
  editQuotation: 'contract.action.editQuotation',
  renew: 'contract.action.renew',
  renewed: 'contract.action.renewed',
  expire: 'contract.action.expire',
  remove: 'contract.step.remove',
  submit: 'contract.step.submit',
  withdraw: 'contract.step.withdraw',
  pass: 'contract.step.pass',
  refuse: 'contract.step.refuse',
  'quotation.submit': 'contract.step.submitQuotation',
  'quotation.pass': 'contract.step.passQuotation',
  'quotation.refuse': 'contract.step.refuseQuotation',
  noRenewal: 'contract.step.noRenewal',
  void: 'contract.step.void',
  file: 'contract.step.file',
  unfile: 'contract.step.unfile',
  stop: 'contract.step.stop',
  resume: 'contract.step.resume',
  'party.stop': 'contract.action.stopParty',
  'party.resume': 'contract.action.resumeParty',
}

/** What was done to a contract; of a party, to which one. */
export function useRecordWords() {
  const { t } = useTranslation()
  return ({ action, fieldDiff }: RecordedStep): string => {
    const key = actionKeys[action]
    if (key === undefined) return action
    const names = action.startsWith('party.') ? Object.keys(fieldDiff) : []
    return [t(key), ...names].join(' ')
  }
}
